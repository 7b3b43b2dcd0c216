'use client';

import { Button, Dialog, withRef } from '@settee/ui';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SessionErrorPopup.css.ts';

export interface SessionErrorPopupProps extends RootRef<HTMLDivElement> {
  onOk: () => void;
  messages?: Partial<ProblemMessages>;
}

/** The session has expired and the checkout must restart; has one button. ERR-08 to ERR-12 */
export const SessionErrorPopup = withRef(function SessionErrorPopup({ onOk, messages, ref }: SessionErrorPopupProps) {
  const labels = useWords('problem', problemMessages, messages);
  return (
    <Dialog
      ref={ref}
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
});
