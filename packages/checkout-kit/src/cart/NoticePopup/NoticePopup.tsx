'use client';

import { Button, Dialog, withRef } from '@settee/ui';
import { oversizedMessages, type DeliveryMessages } from '../../delivery/messages.ts';
import type { PopupContent } from '../../payment/HelpPopup/HelpPopup.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';

export interface NoticePopupProps extends RootRef<HTMLDivElement> {
  content: PopupContent;
  /** 'Back to Cart' and the close button. */
  onBack: () => void;
  /** 'Continue to Checkout'. */
  onContinue: () => void;
  messages?: Partial<DeliveryMessages>;
}

/** The popup of a checkout start, with a button that continues. CHK-04 */
export const NoticePopup = withRef(function NoticePopup({
  content,
  onBack,
  onContinue,
  messages,
  ref,
}: NoticePopupProps) {
  const labels = useWords('oversized', oversizedMessages, messages);
  return (
    <Dialog
      ref={ref}
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
});
