'use client';

import { Button, Dialog } from '@settee/ui';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import * as css from './ErrorPopup.css.ts';

export interface ErrorPopupProps {
  text: 'network' | 'generic' | { asGiven: string };
  /** Both ways out lead to the cart. ERR-02, ERR-03 */
  onClose: () => void;
  messages?: Partial<ProblemMessages>;
}

/** A call broke: what happened and the way back to the cart. ERR-01 to ERR-07 */
export function ErrorPopup({ text, onClose, messages }: ErrorPopupProps) {
  const words = { ...problemMessages, ...messages };
  const sentence = typeof text === 'object' ? text.asGiven : text === 'network' ? words.networkText : words.genericText;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.networkTitle}
      size="small"
      closeLabel={words.close}
      role="alertdialog"
      actions={<Button onClick={onClose}>{words.backToCart}</Button>}
    >
      <p className={css.text}>{sentence}</p>
    </Dialog>
  );
}
