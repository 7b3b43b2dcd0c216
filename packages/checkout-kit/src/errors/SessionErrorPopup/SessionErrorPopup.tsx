'use client';

import { Button, Dialog } from '@settee/ui';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SessionErrorPopup.css.ts';

export interface SessionErrorPopupProps {
  onOk: () => void;
  messages?: Partial<ProblemMessages>;
}

/** The session has expired and the checkout must restart; has one button. ERR-08 to ERR-12 */
export function SessionErrorPopup({ onOk, messages }: SessionErrorPopupProps) {
  const labels = useWords('problem', problemMessages, messages);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onOk()}
      title={labels.sessionTitle}
      size="small"
      dismissible={false}
      role="alertdialog"
      actions={<Button onClick={onOk}>{labels.ok}</Button>}
    >
      <p className={css.text}>{labels.sessionText}</p>
    </Dialog>
  );
}
