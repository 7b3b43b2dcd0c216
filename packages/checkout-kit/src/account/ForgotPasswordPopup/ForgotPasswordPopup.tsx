'use client';

import { Button, Dialog } from '@settee/ui';
import { useId } from 'react';
import { accountMessages, type AccountMessages } from '../messages.ts';
import { ResetRequest } from '../ResetRequest/ResetRequest.tsx';
import type { ForgotPasswordControl } from '../useForgotPassword.ts';
import { useWords } from '../../use-words.ts';

export interface ForgotPasswordPopupProps {
  /** From `useForgotPassword`, opened. */
  forgot: ForgotPasswordControl;
  onClose: () => void;
  /** Example of a valid email address. PWD-09 */
  emailExample?: string;
  messages?: Partial<AccountMessages>;
}

/** Renders the popup that emails a password reset link. PWD-01 to PWD-16 */
export function ForgotPasswordPopup({ forgot, onClose, emailExample, messages }: ForgotPasswordPopupProps) {
  const labels = useWords('account', accountMessages, messages);
  const id = useId();
  const isSent = forgot.state.status === 'sent';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.forgotTitle}
      closeLabel={labels.close}
      size="small"
      actions={
        isSent ? (
          <Button onClick={onClose}>{labels.done}</Button>
        ) : (
          <>
            <Button tone="outline" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" form={id} busy={forgot.state.status === 'sending'}>
              {labels.submit}
            </Button>
          </>
        )
      }
    >
      <ResetRequest id={id} forgot={forgot} emailExample={emailExample} messages={messages} />
    </Dialog>
  );
}
