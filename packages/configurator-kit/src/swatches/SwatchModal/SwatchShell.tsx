'use client';

import { Dialog, withRef } from '@settee/ui';
import { SwatchSheet, type SwatchSheetProps } from '../SwatchSheet/SwatchSheet.tsx';
import * as css from './SwatchModal.css.ts';

export interface SwatchShellProps extends SwatchSheetProps {
  open: boolean;
  /** A sheet that stays at the foot of the page. SWATCH-06 */
  isSheet: boolean;
  onClose: () => void;
}

/** A popup over the page, or a sheet at its foot. SWATCH-01, SWATCH-02, SWATCH-06 */
export const SwatchShell = withRef(function SwatchShell({ open, isSheet, onClose, ref, ...rest }: SwatchShellProps) {
  const { actions, labels, children } = rest;
  if (isSheet) return open && <SwatchSheet ref={ref} {...rest} />;
  return (
    <Dialog
      ref={ref}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      closeLabel={labels.close}
      size="wide"
      actions={actions}
      className={css.layer}
      aria-describedby={undefined}
    >
      {children}
    </Dialog>
  );
});
