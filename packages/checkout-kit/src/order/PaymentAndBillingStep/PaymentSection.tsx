'use client';

import { formatPrice } from '@settee/domain';
import { Alert, Heading, lazyComponent, Skeleton, TextButton, lazyPart } from '@settee/ui';
import { Suspense, useEffect, useRef } from 'react';
import { AppliedCard } from '../../payment/AppliedCard/AppliedCard.tsx';
import { CardForm } from '../../payment/CardForm/CardForm.tsx';
import { getCardErrorText } from '../../payment/reducer.ts';
import { sectionTitle } from '../../section-title.css.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import type { OrderCardControl } from '../useOrderCard.ts';
import * as css from './PaymentAndBillingStep.css.ts';

const SavedCardList = lazyPart(() =>
  import('../../payment/SavedCardList/SavedCardList.tsx').then((module) => module.SavedCardList),
);
const AddCardPopup = lazyComponent(() =>
  import('../../payment/AddCardPopup/AddCardPopup.tsx').then((module) => module.AddCardPopup),
);
const VerifyCard = lazyPart(() =>
  import('../../payment/VerifyCard/VerifyCard.tsx').then((module) => module.VerifyCard),
);

const TwoCards = lazyComponent(() => import('./TwoCards.tsx').then((module) => module.TwoCards));

const RewardsInterrupter = lazyComponent(() =>
  import('../../tenders/RewardsWarningPopup/RewardsWarningPopup.tsx').then((module) => module.RewardsWarningPopup),
);

const FinancingOffer = lazyPart(() => import('./FinancingOffer.tsx').then((module) => module.FinancingOffer));

/** About how high a saved card and the buttons below are, in px. */
const rowHeight = 56;

interface PaymentSectionProps {
  checkout: CheckoutControl;
  payment: OrderCardControl;
}

/** The cards that are applied, or the saved cards, or the form for one; neither when nothing is left to pay. PAY-04 */
export function PaymentSection({ checkout, payment }: PaymentSectionProps) {
  const { labels, messages, ports, data, site, isSignedIn } = checkout;
  const { applied, cardError, form, list, isFormShown, isListShown } = payment;
  const section = useRef<HTMLElement>(null);
  const isChoosing = isFormShown || isListShown;
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    if (wasChoosing.current === isChoosing) return;
    wasChoosing.current = isChoosing;
    // Removing the clicked button also removed the focus.
    if (document.activeElement === document.body) section.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isChoosing]);
  const securityCodeHelp = async () => {
    const result = await ports.securityCodeHelp();
    if (!result.ok) ports.log({ ...result.error, basketId: data.basketId });
    return result;
  };
  const cardForm = { card: form, isSignedIn, securityCodeHelp, messages: messages?.paymentForm };
  if (!payment.isPaymentNeeded) return <p className={css.text}>{labels.noPaymentNeeded}</p>;
  return (
    <section ref={section} className={css.section} aria-label={labels.payment}>
      {!isChoosing &&
        applied.map((card) => (
          <AppliedCard
            key={card.basketPaymentId}
            card={card}
            amount={applied.length > 1 ? formatPrice(card.appliedAmount, site.siteCulture) : undefined}
            onEdit={payment.edit}
            onRemove={payment.removerOf(card)}
            messages={messages?.paymentForm}
          />
        ))}
      {!isChoosing && payment.verification.isWanted && (
        <div className={css.panel}>
          <Suspense fallback={<Skeleton height={rowHeight * 4} />}>
            <VerifyCard control={payment.verification} messages={messages?.paymentForm} />
          </Suspense>
        </div>
      )}
      {!isChoosing && data.paymentData.plccOfferData.isOffered && ports.savePlccOffer && (
        <Suspense fallback={<Skeleton height={rowHeight / 2} />}>
          <FinancingOffer checkout={checkout} />
        </Suspense>
      )}
      {isChoosing && (
        <div className={css.panel}>
          <Heading level={2} size="h3" className={sectionTitle}>
            {isListShown ? payment.labels.savedCards : payment.labels.addNewCard}
          </Heading>
          {cardError && form.state.error === null && (
            <Alert tone="critical" live="assertive">
              {getCardErrorText(cardError, payment.labels)}
            </Alert>
          )}
          {isListShown ? (
            <Suspense fallback={<Skeleton height={rowHeight * (list.cards.length + 1)} />}>
              <SavedCardList
                list={list}
                onAdd={payment.add}
                onCancel={payment.cancel}
                onOther={payment.leaveForOther}
                takesFocus={payment.isEditing}
                messages={messages?.paymentForm}
              />
            </Suspense>
          ) : (
            <CardForm {...cardForm} onCancel={payment.cancel} />
          )}
        </div>
      )}
      {payment.isTwoOffered && applied.length < 2 && (
        <TextButton className={css.two} onClick={payment.split} onPointerEnter={TwoCards.load} onFocus={TwoCards.load}>
          {payment.labels.payWithTwo}
        </TextButton>
      )}
      {payment.isTwoOffered && payment.isSplitting && (
        <TwoCards {...cardForm} checkout={checkout} onClose={payment.closeSplitting} />
      )}
      {payment.leaving && (
        <RewardsInterrupter
          isBusy={checkout.state.work !== 'nothing'}
          onContinue={() => void payment.leaving?.(true)}
          onCancel={() => void payment.leaving?.(false)}
          messages={messages?.tenders}
        />
      )}
      {isListShown && payment.isAdding && <AddCardPopup {...cardForm} onClose={payment.closeAdding} />}
    </section>
  );
}
