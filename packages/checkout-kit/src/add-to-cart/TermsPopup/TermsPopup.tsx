'use client';

import { type ConfirmedItem, type CustomConfirmation, loginUrl, mobileMaxWidth } from '@settee/domain';
import { Button, Carousel, Dialog, Image, useMediaQuery } from '@settee/ui';
import { addToCartMessages, type AddToCartMessages } from '../messages.ts';
import { optionText } from '../../cart/option-text.ts';
import * as css from './TermsPopup.css.ts';

export interface TermsPopupProps {
  /** The message and the items it is about; `null` when there are none to show. TERMS-02, TERMS-03 */
  terms: CustomConfirmation | null;
  isRegistry?: boolean;
  /** The add that acceptance started is under way. */
  isBusy?: boolean;
  /** Path of the page for a guest; a registry add then requires sign-in first. TERMS-10, TERMS-11 */
  guestPath?: string;
  /** Called with the sign-in URL of a guest. */
  onSignIn?: (url: string) => void;
  onAccept: () => void;
  onDecline: () => void;
  messages?: Partial<AddToCartMessages>;
}

/** Requires agreement to custom-order or monogram terms before an add. ATC-23, ATC-24, TERMS-01 to TERMS-11 */
export function TermsPopup(props: TermsPopupProps) {
  const { terms, isRegistry = false, isBusy = false, onDecline, messages } = props;
  const labels = { ...addToCartMessages, ...messages };
  const isMobile = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const items = terms?.items ?? [];
  // The stricter terms win: what is monogrammed can't be changed, made to order or not.
  const isMonogramming = items.some(({ isPersonalized }) => isPersonalized);
  const isCustomOrder = !isMonogramming && (terms?.hasCustomOrderConfirmation ?? false);
  const clauses = isMonogramming ? labels.monogrammingTerms : isCustomOrder ? labels.customOrderTerms : [];
  const accept = () => {
    if (isRegistry && props.guestPath !== undefined) props.onSignIn?.(loginUrl(props.guestPath));
    else props.onAccept();
  };
  const slide = (item: ConfirmedItem) => (
    <div>
      <Image picture={item.picture} alt="" sizes="240px" className={css.image} />
      {(item.isPersonalized || isCustomOrder) && <p className={css.made}>{labels.madeForYou}</p>}
      <p className={css.name}>{item.name}</p>
      <p className={css.options}>{optionText(item.options)}</p>
    </div>
  );
  const [only] = items;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onDecline()}
      title={labels.termsTitle}
      closeLabel={labels.close}
      actions={
        <>
          <Button tone="outline" disabled={isBusy} onClick={onDecline}>
            {labels.decline}
          </Button>
          <Button busy={isBusy} onClick={accept}>
            {labels.accept(isMobile, isRegistry)}
          </Button>
        </>
      }
    >
      <div className={css.parts} data-items={items.length > 0}>
        {items.length > 1 && (
          <Carousel
            label={labels.termsItems}
            slides={items.map(slide)}
            slidesPerView={1}
            previousLabel={labels.previous}
            nextLabel={labels.next}
          />
        )}
        {items.length === 1 && only && slide(only)}
        {terms && (
          <div>
            <p className={css.message}>{terms.message}</p>
            {clauses.length > 0 && (
              <>
                <h3 className={css.termsTitle}>
                  {isCustomOrder ? labels.customOrderTermsTitle : labels.monogrammingTermsTitle}
                </h3>
                <ul className={css.terms}>
                  {clauses.map((clause) => (
                    <li key={clause}>{clause}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
