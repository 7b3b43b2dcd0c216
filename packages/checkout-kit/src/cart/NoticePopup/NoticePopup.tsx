'use client';

import { Button, Dialog } from '@settee/ui';
import { oversizedMessages, type DeliveryMessages } from '../../delivery/messages.ts';
import type { PopupContent } from '../../payment/HelpPopup/HelpPopup.tsx';
import { useWords } from '../../use-words.ts';

export interface NoticePopupProps {
  content: PopupContent;
  /** 'Back to Cart' and the close button. */
  onBack: () => void;
  /** 'Continue to Checkout'. */
  onContinue: () => void;
  messages?: Partial<DeliveryMessages>;
}

/** The popup of a checkout start, with a button that continues. CHK-04 */
export function NoticePopup({ content, onBack, onContinue, messages }: NoticePopupProps) {
  const labels = useWords('oversized', oversizedMessages, messages);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onBack()}
      title={content.title}
      closeLabel={labels.close}
      size="small"
      actions={
        <>
          <Button tone="outline" onClick={onBack}>
            {labels.backToCart}
          </Button>
          <Button onClick={onContinue}>{labels.continueToCheckout}</Button>
        </>
      }
    >
      {content.body}
    </Dialog>
  );
}
