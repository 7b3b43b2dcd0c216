'use client';

import { Button, Dialog, withRef } from '@settee/ui';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ErrorPopup.css.ts';

export interface ErrorPopupProps extends RootRef<HTMLDivElement> {
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
export const ErrorPopup = withRef(function ErrorPopup({
  text,
  onRetry,
  onClose,
  onDismiss = onClose,
  messages,
  ref,
}: ErrorPopupProps) {
  const labels = useWords('problem', problemMessages, messages);
  const texts = onRetry
    ? { network: labels.networkRetryText, generic: labels.genericRetryText }
    : { network: labels.networkText, generic: labels.genericText };
  const sentence = typeof text === 'object' ? text.asGiven : texts[text];
  return (
    <Dialog
      ref={ref}
      open
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={labels.networkTitle}
      size="small"
      closeLabel={labels.close}
      role="alertdialog"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{labels.tryAgain}</Button>}
          <Button tone={onRetry ? 'outline' : undefined} onClick={onClose}>
            {labels.backToCart}
          </Button>
        </>
      }
    >
      <p className={css.text}>{sentence}</p>
    </Dialog>
  );
});
