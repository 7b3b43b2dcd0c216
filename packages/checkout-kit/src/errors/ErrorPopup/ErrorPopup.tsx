'use client';

import { Button, Dialog } from '@settee/ui';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import * as css from './ErrorPopup.css.ts';

export interface ErrorPopupProps {
  text: 'network' | 'generic' | { asGiven: string };
  /** Repeats what failed. */
  onRetry?: () => void;
  /** Closes the popup and stays on the page; without it closing also redirects to the cart. ERR-02 */
  onDismiss?: () => void;
  /** Redirects to the cart. ERR-03 */
  onClose: () => void;
  messages?: Partial<ProblemMessages>;
}

/** A call failed: what happened, another try where there can be one, and the way back to the cart. ERR-01 to ERR-07 */
export function ErrorPopup({ text, onRetry, onClose, onDismiss = onClose, messages }: ErrorPopupProps) {
  const words = { ...problemMessages, ...messages };
  const texts = onRetry
    ? { network: words.networkRetryText, generic: words.genericRetryText }
    : { network: words.networkText, generic: words.genericText };
  const sentence = typeof text === 'object' ? text.asGiven : texts[text];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={words.networkTitle}
      size="small"
      closeLabel={words.close}
      role="alertdialog"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <Button tone={onRetry ? 'outline' : undefined} onClick={onClose}>
            {words.backToCart}
          </Button>
        </>
      }
    >
      <p className={css.text}>{sentence}</p>
    </Dialog>
  );
}
