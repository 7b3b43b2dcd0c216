'use client';

import { Button, Dialog, Text } from '@settee/ui';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import * as css from './RewardsWarningPopup.css.ts';

export interface RewardsInterrupterProps {
  isBusy: boolean;
  /** Removes the certificates and continues. */
  onContinue: () => void;
  /** Closes and changes nothing. */
  onCancel: () => void;
  messages?: Partial<TenderMessages>;
}

/** Warns a shopper who leaves the rewards card while certificates are applied. TENDER-10 to TENDER-12 */
export function RewardsWarningPopup({ isBusy, onContinue, onCancel, messages }: RewardsInterrupterProps) {
  const labels = { ...tenderMessages, ...messages };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={labels.interrupterTitle}
      closeLabel={labels.close}
      size="small"
    >
      <div className={css.root}>
        <Text>{labels.interrupterText}</Text>
        <div className={css.actions}>
          <Button busy={isBusy} onClick={onContinue}>
            {labels.interrupterContinue}
          </Button>
          <Button tone="outline" onClick={onCancel}>
            {labels.interrupterCancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
