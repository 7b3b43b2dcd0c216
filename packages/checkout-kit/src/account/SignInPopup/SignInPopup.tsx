'use client';

import { Dialog, withRef } from '@settee/ui';
import { accountMessages } from '../messages.ts';
import { SignInPanel, type SignInPanelProps } from '../SignInPanel/SignInPanel.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';

export interface SignInPopupProps
  extends Omit<SignInPanelProps, 'level' | 'className' | 'ref'>,
    RootRef<HTMLDivElement> {
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
}

/** The sign-in over a page. SIGN-09 */
export const SignInPopup = withRef(function SignInPopup({ onClose, ref, ...panel }: SignInPopupProps) {
  const labels = useWords('account', accountMessages, panel.messages);
  return (
    <Dialog
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.popupTitle}
      closeLabel={labels.close}
      size="small"
    >
      <SignInPanel {...panel} level={3} />
    </Dialog>
  );
});
