import { type CheckoutState, ok, type PaymentCard } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useState } from 'react';
import { cardRefusal } from '../payment/flow.ts';
import { paymentMessages } from '../payment/messages.ts';
import { useCardForm } from '../payment/useCardForm.ts';
import { useAccountCards } from './useAccountCards.ts';
import { useCardVerification } from './useCardVerification.ts';
import type { CheckoutControl } from './useCheckout.ts';

const noErrors: PaymentCard['errors'] = {
  hasRewardsRestrictionError: false,
  hasSessionError: false,
  hasZeroAmountError: false,
  isReissued: false,
  declineMessage: '',
};

const cardOf = ({ paymentData }: CheckoutState) => paymentData.creditCardData.cardOneInfo?.cardInfo ?? null;

/** The card of an order: the one applied, and the saved cards or the form for another. */
export function useOrderCard(checkout: CheckoutControl) {
  const { data, ports, problems, words, messages, onEvent, cardRules, isChromeOnIos, savePayment } = checkout;
  const say = useAnnounce();
  const [isEditing, setIsEditing] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { isPaymentNeeded } = data.paymentData;
  const saved = cardOf(data);
  const refusal = saved ? cardRefusal(saved.errors) : null;
  const applied = saved?.isApplied && refusal === null ? saved : null;

  const leave = () => {
    setIsEditing(false);
    setIsAdding(false);
  };
  const done = (text = words.cardApplied) => {
    leave();
    say(text);
  };
  /** Tells of a card that was taken; answers what the provider said of it. */
  const errorsOf = (fresh: CheckoutState): PaymentCard['errors'] => {
    const card = cardOf(fresh);
    if (card?.isApplied) onEvent?.({ type: 'checkout.cardApplied', cardType: card.type });
    return card?.errors ?? noErrors;
  };

  const list = useAccountCards(checkout, (fresh) => {
    const isTaken = cardRefusal(errorsOf(fresh)) === null;
    const isToVerify = ports.verifyCard !== undefined && cardOf(fresh)?.verifyCreditCard === true;
    if (isTaken) done(isToVerify ? { ...paymentMessages, ...messages?.paymentForm }.verifyText : undefined);
    return isTaken && !isToVerify;
  });
  const form = useCardForm({
    ports: {
      seal: ports.seal,
      saveCard: async (sealed) => {
        const answer = await savePayment(() => ports.saveCard(sealed));
        return answer.ok ? ok(errorsOf(answer.value)) : answer;
      },
    },
    rules: cardRules,
    isChromeOnIos,
    onApplied: () => done(),
    onProblem: (problem) => problems.report(problem),
  });
  const verification = useCardVerification(checkout, applied);
  const isChoosing = isPaymentNeeded && (applied === null || isEditing);
  const isListShown = isChoosing && list.cards.length > 0;

  /** Applies what is typed, and answers whether the order can be paid. */
  const settle = async (): Promise<boolean> => {
    if (!isChoosing) return !isPaymentNeeded || verification.verify();
    if (isListShown) return list.apply();
    const { number, expiration, securityCode } = form.state.entry;
    if (applied && number + expiration + securityCode === '') return true;
    return form.apply();
  };
  const { removeCard } = ports;

  return {
    form,
    applied,
    verification,
    /** What the provider said of the card that was saved last. */
    refusal: isEditing ? null : refusal,
    list,
    isListShown,
    isFormShown: isChoosing && !isListShown,
    isEditing,
    isAdding,
    isPaymentNeeded,
    words: { ...paymentMessages, ...messages?.paymentForm },
    settle,
    edit: () => setIsEditing(true),
    add: () => setIsAdding(true),
    closeAdding: () => setIsAdding(false),
    cancel: applied ? leave : undefined,
    remove:
      removeCard &&
      (async () => {
        const answer = await savePayment(removeCard);
        if (!answer.ok) problems.report(answer.problem);
      }),
  };
}

export type OrderCardControl = ReturnType<typeof useOrderCard>;
