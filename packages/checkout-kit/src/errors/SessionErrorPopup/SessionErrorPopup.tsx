'use client';

import { Button, Dialog } from '@settee/ui';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import * as css from './SessionErrorPopup.css.ts';

export interface SessionErrorPopupProps {
  onOk: () => void;
  messages?: Partial<ProblemMessages>;
}

/** The session is gone and the checkout must restart; there is one button. ERR-08 to ERR-12 */
export function SessionErrorPopup({ onOk, messages }: SessionErrorPopupProps) {
  const words = { ...problemMessages, ...messages };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onOk()}
      title={words.sessionTitle}
      size="small"
      dismissible={false}
      role="alertdialog"
      actions={<Button onClick={onOk}>{words.ok}</Button>}
    >
      <p className={css.text}>{words.sessionText}</p>
    </Dialog>
  );
}
