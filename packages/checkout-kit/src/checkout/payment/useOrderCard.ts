import { getCards, type CheckoutState, ok, type PaymentCard, rewardsCardType } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useState } from 'react';
import { getCardName } from '../../payment/card-text.ts';
import { toCardError, noCardErrors } from '../../payment/reducer.ts';
import { paymentMessages, type PaymentMessages } from '../../payment/messages.ts';
import { useCardForm } from '../../payment/useCardForm.ts';
import type { CheckoutRequest } from '../checkout-requests.ts';
import { useAccountCards } from './useAccountCards.ts';
import { useCardVerification } from './useCardVerification.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { getAppliedWallet } from './useOrderWallet.ts';
import { useWords } from '../../use-words.ts';

const isUsable = (card: PaymentCard) => card.isApplied && toCardError(card.errors) === null;

/** The forms of the cards that the shopper opened. */
function useOpenForms() {
  const [isEditing, setIsEditing] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [isSplitting, setIsSplitting] = useState(false);
  const leave = () => {
    setIsEditing(false);
    setIsAdding(false);
  };
  return {
    isEditing,
    isAdding,
    isSplitting,
    edit: () => setIsEditing(true),
    add: () => setIsAdding(true),
    closeAdding: () => setIsAdding(false),
    openSplitting: () => setIsSplitting(true),
    closeSplitting: () => {
      setIsSplitting(false);
      leave();
    },
    leave,
  };
}

/** The saved cards and the form for another one; calls `onTaken` with the announcement, if not the default one. */
function useCardEntry(checkout: CheckoutControl, cardLabels: PaymentMessages, onTaken: (text?: string) => void) {
  const { ports, problems, onEvent, cardRules, isChromeOnIos, sendPayment } = checkout;
  /** Emits the event of an applied card and returns the provider errors of the card. */
  const errorsOf = (fresh: CheckoutState): PaymentCard['errors'] => {
    const [card] = getCards(fresh.paymentData);
    if (card?.isApplied) onEvent({ type: 'checkout.cardApplied', cardType: card.type });
    return card?.errors ?? noCardErrors;
  };

  const list = useAccountCards(checkout, (fresh) => {
    const isTaken = toCardError(errorsOf(fresh)) === null;
    const [card] = getCards(fresh.paymentData);
    const isToVerify = ports.verifyCard !== undefined && card?.verifyCreditCard === true;
    if (isTaken) onTaken(isToVerify ? cardLabels.verifyText(getCardName(card, cardLabels)) : undefined);
    return isTaken && !isToVerify;
  });
  const form = useCardForm({
    ports: {
      encryptCard: ports.encryptCard,
      saveCard: async (encrypted) => {
        const result = await sendPayment(() => ports.saveCard(encrypted));
        return result.ok ? ok(errorsOf(result.value)) : result;
      },
    },
    rules: cardRules,
    isChromeOnIos,
    onApplied: () => onTaken(),
    onProblem: (problem) => problems.report(problem),
  });
  return { list, form };
}

/** The warning before rewards are taken off, so that any card can pay. TENDER-11, TENDER-12 */
function useRewardsWarning({ data, ports, problems, sendPayment }: CheckoutControl) {
  const { rewards } = ports;
  const isWithRewards = rewards !== undefined && data.paymentData.rewardsData.applied.length > 0;
  const [leaving, setLeaving] = useState<((isSure: boolean) => Promise<void>) | null>(null);
  /** Opens the warning; on confirmation removes the certificates and continues. */
  const leaveRewards = (goOn: () => Promise<boolean>): Promise<boolean> =>
    new Promise((resolve) => {
      setLeaving(() => async (isSure: boolean) => {
        const result = isSure && rewards ? await sendPayment(rewards.removeAll) : null;
        setLeaving(null);
        if (result && !result.ok) problems.report(result.error);
        resolve(result?.ok ? await goOn() : false);
      });
    });
  return { isWithRewards, leaving, leaveRewards };
}

/** Returns the functions that remove a card; the other one of two pays the full amount then. */
function createRemovers({ ports, problems, sendPayment }: CheckoutControl, applied: readonly PaymentCard[]) {
  const { removeCard, savePayment } = ports;
  const send = (call: CheckoutRequest) =>
    problems.run(async () => {
      const result = await sendPayment(call);
      if (!result.ok) problems.report(result.error);
    });
  return (card: PaymentCard) => {
    const other = applied.find((one) => one !== card);
    if (other) return savePayment && (() => send(() => savePayment({ cardOneData: { id: other.basketPaymentId } })));
    return removeCard && (() => send(removeCard));
  };
}

function readCards(data: CheckoutState) {
  const cards = getCards(data.paymentData);
  const failed = cards.find(({ errors }) => toCardError(errors) !== null) ?? null;
  const error = failed && toCardError(failed.errors);
  return {
    applied: cards.every(isUsable) ? cards : [],
    error,
    /** Null when only the amounts of two cards no longer fit: neither card is at fault. */
    declinedCard: error?.kind === 'zero-amount' ? null : failed,
  };
}

/** The cards that pay now, and the ways to enter or select one. */
function useCardChoice(checkout: CheckoutControl, cardLabels: PaymentMessages) {
  const { data, labels } = checkout;
  const say = useAnnounce();
  const forms = useOpenForms();
  const cards = readCards(data);
  const { list, form } = useCardEntry(checkout, cardLabels, (text = labels.cardApplied) => {
    forms.leave();
    say(text);
  });
  const { isPaymentNeeded } = data.paymentData;
  /** A wallet pays in place of cards. */
  const hasWallet = getAppliedWallet(data) !== null;
  const isChoosing = isPaymentNeeded && !hasWallet && (cards.applied.length === 0 || forms.isEditing);
  const isListShown = isChoosing && list.cards.length > 0;
  const { number, expiration, securityCode } = form.state.entry;
  return {
    ...cards,
    forms,
    list,
    form,
    isPaymentNeeded,
    hasWallet,
    isChoosing,
    isListShown,
    isFormShown: isChoosing && !isListShown,
    isTyped: number + expiration + securityCode !== '',
  };
}

/** The cards of an order: those applied, one or two, and the saved cards or the form for another. */
export function useOrderCard(checkout: CheckoutControl) {
  const { data, ports, problems, messages } = checkout;
  const cardLabels = useWords('payment', paymentMessages, messages?.paymentForm);
  const choice = useCardChoice(checkout, cardLabels);
  const { applied, list, form, isPaymentNeeded, hasWallet, isListShown, isFormShown } = choice;
  const { leave, openSplitting, ...forms } = choice.forms;
  const { isWithRewards, leaving, leaveRewards } = useRewardsWarning(checkout);
  const toVerify = applied.filter(({ verifyCreditCard }) => verifyCreditCard);
  const verification = useCardVerification(checkout, toVerify[0] ?? null);

  const applyTyped = (): Promise<boolean> =>
    isWithRewards && form.type !== null && form.type !== rewardsCardType ? leaveRewards(form.apply) : form.apply();
  /** Applies the entered or selected card and returns whether the order can be paid. */
  const complete = async (): Promise<boolean> => {
    if (!choice.isChoosing) return !isPaymentNeeded || ((await verification.verify()) && toVerify.length < 2);
    if (isListShown) return list.apply();
    return (applied.length > 0 && !choice.isTyped) || applyTyped();
  };
  /** Opens the popup for two cards; a card that is typed becomes the first of them. */
  const split = async () => {
    if (!(isFormShown && choice.isTyped) || (await problems.run(applyTyped))) openSplitting();
  };

  return {
    ...forms,
    form: { ...form, apply: () => problems.run(applyTyped) },
    applied,
    leaving,
    /** Removes the rewards so that any card can pay; only defined while rewards are applied. */
    leaveForOther: isWithRewards ? () => problems.run(() => leaveRewards(() => Promise.resolve(true))) : undefined,
    verification,
    /** Provider error of the last saved card. */
    cardError: forms.isEditing ? null : choice.error,
    declinedCard: choice.declinedCard,
    list,
    isListShown,
    isFormShown,
    isPaymentNeeded,
    hasWallet,
    labels: cardLabels,
    complete,
    edit: applied.length > 1 ? openSplitting : forms.edit,
    /** Paying with two cards is offered; never while a wallet pays or without `savePayment`. TWO-01, PAY-04 */
    isTwoOffered: !hasWallet && data.paymentData.isPayWithTwoCreditCardsEnabled && ports.savePayment !== undefined,
    split,
    cancel: applied.length > 0 ? leave : undefined,
    removerOf: createRemovers(checkout, applied),
  };
}

export type OrderCardControl = ReturnType<typeof useOrderCard>;
