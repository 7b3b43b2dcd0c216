'use client';

import { formatPrice } from '@settee/domain';
import { Alert, Heading, Icon, lazyComponent, Skeleton, TextButton, lazyPart } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { AppliedCard } from '../../payment/AppliedCard/AppliedCard.tsx';
import { CardForm } from '../../payment/CardForm/CardForm.tsx';
import { getCardExpiry, getCardName } from '../../payment/card-text.ts';
import { getCardErrorText } from '../../payment/reducer.ts';
import { sectionTitle } from '../../section-title.css.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import type { OrderCardControl } from '../payment/useOrderCard.ts';
import * as css from './PaymentAndBillingStep.css.ts';

/** About how high a saved card and the buttons below are, in px. */
const rowHeight = 56;

const SavedCardList = lazyPart(
  () => import('../../payment/SavedCardList/SavedCardList.tsx').then((module) => module.SavedCardList),
  ({ list }) => <Skeleton height={rowHeight * (list.cards.length + 1)} />,
);
const AddCardPopup = lazyComponent(() =>
  import('../../payment/AddCardPopup/AddCardPopup.tsx').then((module) => module.AddCardPopup),
);
const VerifyCard = lazyPart(
  () => import('../../payment/VerifyCard/VerifyCard.tsx').then((module) => module.VerifyCard),
  () => <Skeleton height={rowHeight * 4} />,
);

const TwoCards = lazyComponent(() => import('./TwoCards.tsx').then((module) => module.TwoCards));

const RewardsWarningPopup = lazyComponent(() =>
  import('../../tenders/RewardsWarningPopup/RewardsWarningPopup.tsx').then((module) => module.RewardsWarningPopup),
);

const FinancingOffer = lazyPart(
  () => import('./FinancingOffer.tsx').then((module) => module.FinancingOffer),
  () => <Skeleton height={rowHeight / 2} />,
);

interface PaymentSectionProps {
  checkout: CheckoutControl;
  payment: OrderCardControl;
  /** Applies the card and moves on, for Enter in the card form. */
  onForward: () => void;
}

/** An offer of the house card, or why it is no longer available. FIN-08 */
const hasOffer = ({ paymentData: { plccOfferData } }: CheckoutControl['data']) =>
  plccOfferData.isOffered || plccOfferData.errorMessage !== '';

type PartProps = Pick<PaymentSectionProps, 'checkout' | 'payment'>;

/** Moves the focus along when the cards change places with the form. */
function useFocusAfterChoice(isChoosing: boolean) {
  const section = useRef<HTMLElement>(null);
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    if (wasChoosing.current === isChoosing) return;
    wasChoosing.current = isChoosing;
    // Removing the clicked button also removed the focus.
    if (document.activeElement === document.body) section.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isChoosing]);
  return section;
}

/** Props that all card forms of the section have in common. */
function toCardForm({ checkout, payment }: PartProps) {
  const { ports, data, isSignedIn, messages } = checkout;
  const securityCodeHelp = async () => {
    const result = await ports.securityCodeHelp();
    if (!result.ok) ports.log({ ...result.error, basketId: data.basketId });
    return result;
  };
  return { card: payment.form, isSignedIn, securityCodeHelp, messages: messages?.paymentForm };
}

/** The cards that pay, what must be verified of them, and the offer of the house card. */
function AppliedCards({ checkout, payment }: PartProps) {
  const { messages, ports, data, site } = checkout;
  const { applied, verification } = payment;
  return (
    <>
      {applied.map((card) => (
        <AppliedCard
          key={card.basketPaymentId}
          card={card}
          amount={applied.length > 1 ? formatPrice(card.appliedAmount, site) : undefined}
          onEdit={payment.edit}
          onRemove={payment.removerOf(card)}
          messages={messages?.paymentForm}
        />
      ))}
      {verification.isWanted && (
        <div className={css.panel}>
          <VerifyCard control={verification} messages={messages?.paymentForm} />
        </div>
      )}
      {hasOffer(data) && ports.savePlccOffer && <FinancingOffer checkout={checkout} />}
    </>
  );
}

/** The saved cards, or the form for one. */
function CardChoice({ checkout, payment, onForward }: PaymentSectionProps) {
  const { cardError, form, list, isListShown, labels } = payment;
  return (
    <div className={css.panel}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {isListShown ? labels.savedCards : labels.addNewCard}
      </Heading>
      <p className={css.secure}>
        <Icon name="lock" size={18} className={css.lock} />
        {labels.secure}
      </p>
      {cardError && form.state.error === null && (
        <DeclinedCard checkout={checkout} payment={payment} text={getCardErrorText(cardError, labels)} />
      )}
      {isListShown ? (
        <SavedCardList
          list={list}
          onAdd={payment.add}
          onCancel={payment.cancel}
          onOther={payment.leaveForOther}
          takesFocus={payment.isEditing}
          messages={checkout.messages?.paymentForm}
        />
      ) : (
        <CardForm {...toCardForm({ checkout, payment })} onSend={onForward} onCancel={payment.cancel} />
      )}
    </div>
  );
}

/** Popups of the section: two cards, the warning about rewards, the form for another card. */
function PaymentPopups({ checkout, payment }: PartProps) {
  const cardForm = toCardForm({ checkout, payment });
  return (
    <>
      {payment.isTwoOffered && payment.isSplitting && (
        <TwoCards {...cardForm} checkout={checkout} onClose={payment.closeSplitting} />
      )}
      {payment.leaving && (
        <RewardsWarningPopup
          isBusy={checkout.state.work !== 'nothing'}
          onContinue={() => void payment.leaving?.(true)}
          onCancel={() => void payment.leaving?.(false)}
          messages={checkout.messages?.tenders}
        />
      )}
      {payment.isListShown && payment.isAdding && <AddCardPopup {...cardForm} onClose={payment.closeAdding} />}
    </>
  );
}

/** The cards that are applied, or the saved cards, or the form for one; neither when nothing is left to pay. PAY-04 */
export function PaymentSection({ checkout, payment, onForward }: PaymentSectionProps) {
  const { labels } = checkout;
  const isChoosing = payment.isFormShown || payment.isListShown;
  const section = useFocusAfterChoice(isChoosing);
  if (payment.hasWallet) return null;
  if (!payment.isPaymentNeeded) return <p className={css.text}>{labels.noPaymentNeeded}</p>;
  return (
    <section ref={section} className={css.section} aria-label={labels.payment}>
      {isChoosing ? (
        <CardChoice checkout={checkout} payment={payment} onForward={onForward} />
      ) : (
        <AppliedCards checkout={checkout} payment={payment} />
      )}
      {payment.isTwoOffered && payment.applied.length < 2 && (
        <TextButton className={css.two} onClick={payment.split} onPointerEnter={TwoCards.load} onFocus={TwoCards.load}>
          {payment.labels.payWithTwo}
        </TextButton>
      )}
      <PaymentPopups checkout={checkout} payment={payment} />
    </section>
  );
}

interface DeclinedCardProps extends Pick<PaymentSectionProps, 'checkout' | 'payment'> {
  text: string;
}

/** Renders the reason of a declined card, its name and the help line; takes the focus. */
function DeclinedCard({ checkout, payment, text }: DeclinedCardProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const { labels, declinedCard: card } = payment;
  const { helpLine } = checkout.site;
  const name = card && labels.declined({ card: getCardName(card, labels), expiry: getCardExpiry(card, labels) });
  return (
    <Alert ref={alert} tabIndex={-1} tone="critical" live="assertive" title={name}>
      {text} {helpLine && labels.callUs(helpLine)}
    </Alert>
  );
}
