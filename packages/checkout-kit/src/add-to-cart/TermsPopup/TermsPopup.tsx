'use client';

import { type ConfirmedItem, type CustomConfirmation, loginUrl, mobileMaxWidth } from '@settee/domain';
import { Button, Carousel, Dialog, Image, useMediaQuery, withRef } from '@settee/ui';
import { addToCartMessages, type AddToCartMessages } from '../messages.ts';
import { optionText } from '../../cart/option-text.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './TermsPopup.css.ts';

export interface TermsPopupProps extends RootRef<HTMLDivElement> {
  /** The message and the items it is about; `null` when there are none to show. TERMS-02, TERMS-03 */
  terms: CustomConfirmation | null;
  /** Whether the product is added to a registry, not to the cart. */
  isRegistry?: boolean;
  /** The add that acceptance started is in progress. */
  isBusy?: boolean;
  /** Path of the page for a guest; a registry add then requires sign-in first. TERMS-10, TERMS-11 */
  guestPath?: string;
  /** Called with the sign-in URL of a guest. */
  onSignIn?: (url: string) => void;
  /** Called when the terms are accepted. */
  onAccept: () => void;
  /** Called when the terms are declined or the popup is closed. */
  onDecline: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AddToCartMessages>;
}

interface Clauses {
  title: string;
  texts: readonly string[];
}

/** The stricter clauses win: what is monogrammed can't be changed, made to order or not. */
function getClauses(terms: CustomConfirmation | null, labels: AddToCartMessages): Clauses | null {
  if (terms?.items.some(({ isPersonalized }) => isPersonalized))
    return { title: labels.monogrammingTermsTitle, texts: labels.monogrammingTerms };
  return terms?.hasCustomOrderConfirmation
    ? { title: labels.customOrderTermsTitle, texts: labels.customOrderTerms }
    : null;
}

interface TermsItemProps {
  item: ConfirmedItem;
  /** The label of an item that is made to order. */
  made: string | null;
}

function TermsItem({ item, made }: TermsItemProps) {
  return (
    <div>
      <Image picture={item.picture} alt="" sizes="240px" className={css.image} />
      {made !== null && <p className={css.made}>{made}</p>}
      <p className={css.name}>{item.name}</p>
      <p className={css.options}>{optionText(item.options)}</p>
    </div>
  );
}

interface TermsTextProps {
  message: string;
  clauses: Clauses | null;
}

function TermsText({ message, clauses }: TermsTextProps) {
  return (
    <div>
      <p className={css.message}>{message}</p>
      {clauses && clauses.texts.length > 0 && (
        <>
          <h3 className={css.termsTitle}>{clauses.title}</h3>
          <ul className={css.terms}>
            {clauses.texts.map((clause) => (
              <li key={clause}>{clause}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Requires agreement to custom-order or monogram terms before an add. ATC-23, ATC-24, TERMS-01 to TERMS-11 */
export const TermsPopup = withRef(function TermsPopup(props: TermsPopupProps) {
  const { terms, isRegistry = false, isBusy = false, onDecline, messages } = props;
  const labels = useWords('addToCart', addToCartMessages, messages);
  const isMobile = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const items = terms?.items ?? [];
  const isMonogramming = items.some(({ isPersonalized }) => isPersonalized);
  const accept = () => {
    if (isRegistry && props.guestPath !== undefined) props.onSignIn?.(loginUrl(props.guestPath));
    else props.onAccept();
  };
  const slides = items.map((item) => {
    const isMade = isMonogramming ? item.isPersonalized : terms?.hasCustomOrderConfirmation;
    return <TermsItem key={item.sku} item={item} made={isMade ? labels.madeForYou : null} />;
  });
  return (
    <Dialog
      ref={props.ref}
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
            {labels.accept({ isMobile, isRegistry })}
          </Button>
        </>
      }
    >
      <div className={css.parts} data-items={items.length > 0}>
        {slides.length > 1 ? (
          <Carousel
            label={labels.termsItems}
            slides={slides}
            slidesPerView={1}
            previousLabel={labels.previous}
            nextLabel={labels.next}
          />
        ) : (
          slides
        )}
        {terms && <TermsText message={terms.message} clauses={getClauses(terms, labels)} />}
      </div>
    </Dialog>
  );
});
