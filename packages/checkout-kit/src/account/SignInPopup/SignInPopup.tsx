'use client';

import { Dialog } from '@settee/ui';
import { accountMessages } from '../messages.ts';
import { SignInPanel, type SignInPanelProps } from '../SignInPanel/SignInPanel.tsx';

export interface SignInPopupProps extends Omit<SignInPanelProps, 'level' | 'className'> {
  onClose: () => void;
}

/** The sign-in over a page. SIGN-09 */
export function SignInPopup({ onClose, ...panel }: SignInPopupProps) {
  const labels = { ...accountMessages, ...panel.messages };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.popupTitle}
      closeLabel={labels.close}
      size="small"
    >
      <SignInPanel {...panel} level={3} />
    </Dialog>
  );
}
