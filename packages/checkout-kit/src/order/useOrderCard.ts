import { type CheckoutState, ok, type PaymentCard, rewardsCardType } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useState } from 'react';
import { toCardError, noCardErrors } from '../payment/reducer.ts';
import { paymentMessages } from '../payment/messages.ts';
import { useCardForm } from '../payment/useCardForm.ts';
import { getCards } from './order-cards.ts';
import { useAccountCards } from './useAccountCards.ts';
import { useCardVerification } from './useCardVerification.ts';
import type { CheckoutControl } from './useCheckout.ts';

const isFine = (card: PaymentCard) => card.isApplied && toCardError(card.errors) === null;

/** The cards of an order: those applied, one or two, and the saved cards or the form for another. */
export function useOrderCard(checkout: CheckoutControl) {
  const { data, ports, problems, labels, messages, onEvent, cardRules, isChromeOnIos, savePayment } = checkout;
  const cardLabels = { ...paymentMessages, ...messages?.paymentForm };
  const say = useAnnounce();
  const [isEditing, setIsEditing] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { isPaymentNeeded } = data.paymentData;
  const [isSplitting, setIsSplitting] = useState(false);
  const cards = getCards(data);
  const error = cards.map(({ errors }) => toCardError(errors)).find(Boolean) ?? null;
  const applied = cards.every(isFine) ? cards : [];

  const leave = () => {
    setIsEditing(false);
    setIsAdding(false);
  };
  const done = (text = labels.cardApplied) => {
    leave();
    say(text);
  };
  /** Emits the event of an applied card and returns the provider errors of the card. */
  const errorsOf = (fresh: CheckoutState): PaymentCard['errors'] => {
    const [card] = getCards(fresh);
    if (card?.isApplied) onEvent({ type: 'checkout.cardApplied', cardType: card.type });
    return card?.errors ?? noCardErrors;
  };

  const list = useAccountCards(checkout, (fresh) => {
    const isTaken = toCardError(errorsOf(fresh)) === null;
    const [card] = getCards(fresh);
    const isToVerify = ports.verifyCard !== undefined && card?.verifyCreditCard === true;
    const { verifyText, endingIn, cardNames } = cardLabels;
    if (isTaken) done(isToVerify ? verifyText(endingIn(cardNames[card.type], card.lastFour)) : undefined);
    return isTaken && !isToVerify;
  });
  const form = useCardForm({
    ports: {
      seal: ports.seal,
      saveCard: async (sealed) => {
        const result = await savePayment(() => ports.saveCard(sealed));
        return result.ok ? ok(errorsOf(result.value)) : result;
      },
    },
    rules: cardRules,
    isChromeOnIos,
    onApplied: () => done(),
    onProblem: (problem) => problems.report(problem),
  });
  const toVerify = applied.filter(({ verifyCreditCard }) => verifyCreditCard);
  const { rewards } = ports;
  const isWithRewards = rewards !== undefined && data.paymentData.rewardsData.applied.length > 0;
  const [leaving, setLeaving] = useState<((isSure: boolean) => Promise<void>) | null>(null);
  /** Opens the rewards warning; on confirmation removes the certificates and continues. TENDER-11, TENDER-12 */
  const leaveRewards = (goOn: () => Promise<boolean>): Promise<boolean> =>
    new Promise((resolve) => {
      setLeaving(() => async (isSure: boolean) => {
        const result = isSure && rewards ? await savePayment(rewards.removeAll) : null;
        setLeaving(null);
        if (result && !result.ok) problems.report(result.error);
        resolve(result?.ok ? await goOn() : false);
      });
    });
  const applyTyped = (): Promise<boolean> =>
    isWithRewards && form.type !== null && form.type !== rewardsCardType ? leaveRewards(form.apply) : form.apply();
  const verification = useCardVerification(checkout, toVerify[0] ?? null);
  const isChoosing = isPaymentNeeded && (applied.length === 0 || isEditing);
  const isListShown = isChoosing && list.cards.length > 0;

  /** Applies the entered or selected card and returns whether the order can be paid. */
  const complete = async (): Promise<boolean> => {
    if (!isChoosing) return !isPaymentNeeded || ((await verification.verify()) && toVerify.length < 2);
    if (isListShown) return list.apply();
    const { number, expiration, securityCode } = form.state.entry;
    if (applied.length > 0 && number + expiration + securityCode === '') return true;
    return applyTyped();
  };
  const { removeCard, savePayment: payWith } = ports;
  const send = async (call: () => ReturnType<typeof savePayment>) => {
    const result = await savePayment(call);
    if (!result.ok) problems.report(result.error);
  };
  const isTwo = applied.length > 1;
  /** Lets one of two cards pay all, or takes the only one out. */
  const removerOf = (card: PaymentCard) => {
    const other = applied.find((one) => one !== card);
    if (other)
      return payWith && (() => problems.run(() => send(() => payWith({ cardOneData: { id: other.basketPaymentId } }))));
    return removeCard && (() => problems.run(() => send(removeCard)));
  };

  return {
    form: { ...form, apply: () => problems.run(applyTyped) },
    applied,
    leaving,
    /** Removes the rewards so that any card can pay; only defined while rewards are applied. */
    leaveForOther: isWithRewards ? () => problems.run(() => leaveRewards(() => Promise.resolve(true))) : undefined,
    verification,
    /** Provider error of the last saved card. */
    cardError: isEditing ? null : error,
    list,
    isListShown,
    isFormShown: isChoosing && !isListShown,
    isEditing,
    isAdding,
    isPaymentNeeded,
    labels: cardLabels,
    complete,
    edit: () => (isTwo ? setIsSplitting(true) : setIsEditing(true)),
    /** TWO-01, PAY-04 */
    isTwoOffered:
      data.paymentData.isPayWithTwoCreditCardsEnabled &&
      payWith !== undefined &&
      (cards.some(isFine) || list.cards.length > 0),
    isSplitting,
    split: () => setIsSplitting(true),
    closeSplitting: () => {
      setIsSplitting(false);
      leave();
    },
    add: () => setIsAdding(true),
    closeAdding: () => setIsAdding(false),
    cancel: applied.length > 0 ? leave : undefined,
    removerOf,
  };
}

export type OrderCardControl = ReturnType<typeof useOrderCard>;
