'use client';

import type { ConfirmedItem, CustomConfirmation } from '@settee/domain';
import { Button, Carousel, Dialog, Picture } from '@settee/ui';
import { addToCartMessages, type AddToCartMessages } from '../messages.ts';
import { optionText } from '../../cart/option-text.ts';
import * as css from './TermsPopup.css.ts';

export interface TermsPopupProps {
  /** The message and the items it is about; `null` when there are none to show. TERMS-02, TERMS-03 */
  terms: CustomConfirmation | null;
  isRegistry?: boolean;
  isMobile?: boolean;
  /** The add that acceptance started is under way. */
  isBusy?: boolean;
  onAccept: () => void;
  onDecline: () => void;
  messages?: Partial<AddToCartMessages>;
}

/** Asks for agreement to the terms of a selection before it is added. TERMS-01 to TERMS-09 */
export function TermsPopup(props: TermsPopupProps) {
  const { terms, isRegistry = false, isMobile = false, isBusy = false, onAccept, onDecline, messages } = props;
  const words = { ...addToCartMessages, ...messages };
  const items = terms?.items ?? [];
  const isCustomOrder = terms?.hasCustomOrderConfirmation ?? false;
  const slide = (item: ConfirmedItem) => (
    <div>
      <Picture picture={item.picture} alt="" sizes="240px" className={css.picture} />
      {(item.isPersonalized || isCustomOrder) && <p className={css.made}>{words.madeForYou}</p>}
      <p className={css.name}>{item.name}</p>
      <p className={css.options}>{optionText(item.options)}</p>
    </div>
  );
  const [only] = items;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onDecline()}
      title={words.termsTitle}
      closeLabel={words.close}
      actions={
        <>
          <Button tone="outline" disabled={isBusy} onClick={onDecline}>
            {words.decline}
          </Button>
          <Button busy={isBusy} onClick={onAccept}>
            {words.accept(isMobile, isRegistry)}
          </Button>
        </>
      }
    >
      <div className={css.parts} data-items={items.length > 0}>
        {items.length > 1 && (
          <Carousel
            label={words.termsItems}
            slides={items.map(slide)}
            slidesPerView={1}
            previousLabel={words.previous}
            nextLabel={words.next}
          />
        )}
        {items.length === 1 && only && slide(only)}
        {terms && <p className={css.message}>{terms.message}</p>}
      </div>
    </Dialog>
  );
}
