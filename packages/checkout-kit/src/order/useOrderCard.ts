import { ok, type PaymentCard } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useState } from 'react';
import { cardRefusal } from '../payment/flow.ts';
import { paymentMessages } from '../payment/messages.ts';
import { useCardForm } from '../payment/useCardForm.ts';
import type { CheckoutControl } from './useCheckout.ts';

const noErrors: PaymentCard['errors'] = {
  hasRewardsRestrictionError: false,
  hasSessionError: false,
  hasZeroAmountError: false,
  isReissued: false,
  declineMessage: '',
};

/** The card of an order: the one applied, and the form for another. */
export function useOrderCard(checkout: CheckoutControl) {
  const { data, ports, problems, words, messages, onEvent, cardRules, isChromeOnIos, savePayment } = checkout;
  const say = useAnnounce();
  const [isEditing, setIsEditing] = useState(false);
  const { isPaymentNeeded, creditCardData } = data.paymentData;
  const saved = creditCardData.cardOneInfo?.cardInfo ?? null;
  const refusal = saved ? cardRefusal(saved.errors) : null;
  const applied = saved?.isApplied && refusal === null ? saved : null;

  const form = useCardForm({
    ports: {
      seal: ports.seal,
      saveCard: async (sealed) => {
        const answer = await savePayment(() => ports.saveCard(sealed));
        if (!answer.ok) return answer;
        const card = answer.value.paymentData.creditCardData.cardOneInfo?.cardInfo;
        if (card?.isApplied) onEvent?.({ type: 'checkout.cardApplied', cardType: card.type });
        return ok(card?.errors ?? noErrors);
      },
    },
    rules: cardRules,
    isChromeOnIos,
    onApplied: () => {
      setIsEditing(false);
      say(words.cardApplied);
    },
    onProblem: (problem) => problems.report(problem),
  });
  const isFormShown = isPaymentNeeded && (applied === null || isEditing);

  /** Applies what is typed, and answers whether the order can be paid. */
  const settle = async (): Promise<boolean> => {
    if (!isPaymentNeeded || (applied && !isEditing)) return true;
    const { number, expiration, securityCode } = form.state.entry;
    if (applied && number + expiration + securityCode === '') return true;
    return form.apply();
  };
  const { removeCard } = ports;

  return {
    form,
    applied,
    /** What the provider said of the card that was saved last. */
    refusal: isEditing ? null : refusal,
    isFormShown,
    isPaymentNeeded,
    words: { ...paymentMessages, ...messages?.paymentForm },
    settle,
    edit: () => setIsEditing(true),
    cancel: applied ? () => setIsEditing(false) : undefined,
    remove:
      removeCard &&
      (async () => {
        const answer = await savePayment(removeCard);
        if (!answer.ok) problems.report(answer.problem);
      }),
  };
}

export type OrderCardControl = ReturnType<typeof useOrderCard>;
