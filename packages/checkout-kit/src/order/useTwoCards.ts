import {
  type AccountCard,
  type CardPayment,
  type CardSelection,
  type Cents,
  validateAmounts,
  validateTwoCards,
  getAmountDue,
  splitEvenly,
  isAddCardOffered,
  isCardLimitReached,
  ok,
  type PaymentCard,
  parseAmount,
  type EncryptedCard,
  getTenders,
  toggleCard,
  getTwoCardsIneligibility,
} from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useState } from 'react';
import { type CardError, toCardError, noCardErrors } from '../payment/reducer.ts';
import { paymentMessages } from '../payment/messages.ts';
import { twoCardsMessages } from '../payment/two-cards-messages.ts';
import { useCardForm } from '../payment/useCardForm.ts';
import { getCards } from './order-cards.ts';
import type { CheckoutControl } from './useCheckout.ts';

/** A card that can be one of two: the order's own, one just typed, or one of the account. */
interface Choice extends AccountCard {
  isSaved: boolean;
  payFrom: (slot: 'One' | 'Two', appliedAmount: Cents) => Partial<CardPayment>;
}

const ofOrder = (card: PaymentCard): Choice => ({
  cardInfo: card,
  isExpired: false,
  isSaved: false,
  payFrom: (slot, appliedAmount) => ({ [`card${slot}Data`]: { id: card.basketPaymentId, appliedAmount } }),
});
const typed = (sealed: EncryptedCard): Choice => ({
  cardInfo: { ...sealed, id: sealed.adyenCardData },
  isExpired: false,
  isSaved: false,
  payFrom: (slot, appliedAmount) => ({ [`card${slot}Data`]: { ...sealed, appliedAmount } }),
});
const ofAccount = (card: AccountCard): Choice => ({
  ...card,
  isSaved: true,
  payFrom: (slot, appliedAmount) => ({ [`accountCard${slot}Data`]: { id: card.cardInfo.id, appliedAmount } }),
});

/** Returns cards of the order, then of the account, then new ones, so that adding a card does not shift an index. */
function getChoices(applied: readonly PaymentCard[], saved: readonly AccountCard[], sealed: readonly EncryptedCard[]) {
  const own = applied.filter(({ id }) => !saved.some(({ cardInfo }) => cardInfo.id === id));
  return [...own.map(ofOrder), ...saved.map(ofAccount), ...sealed.map(typed)];
}

function getChosen(applied: readonly PaymentCard[], saved: readonly AccountCard[]): CardSelection {
  const choices = getChoices(applied, saved, []);
  return { selections: applied.map(({ id }) => choices.findIndex(({ cardInfo }) => cardInfo.id === id)) };
}

const isWhole = (card: PaymentCard) =>
  card.isApplied && toCardError({ ...card.errors, hasZeroAmountError: false }) === null;
const shown = (amount: Cents) => (amount / 100).toFixed(2);

/** Headless split payment with two cards. TWO-01 to TWO-11 */
export function useTwoCards(checkout: CheckoutControl, onDone: () => void) {
  const { data, ports, problems, cardRules, isChromeOnIos, savePayment, state, messages, onEvent, isSignedIn } =
    checkout;
  const labels = { ...paymentMessages, ...messages?.paymentForm, ...twoCardsMessages, ...messages?.twoCards };
  const say = useAnnounce();
  const settings = data.paymentData.creditCardData;
  const saved = settings.accountCardsInfo;
  const [sealed, setSealed] = useState<readonly EncryptedCard[]>([]);
  const applied = getCards(data).filter(isWhole);
  const choices = getChoices(applied, saved, sealed);
  const inUse = choices.filter(({ isSaved }) => !isSaved).map(({ cardInfo }) => cardInfo);
  const bars = choices.map((choice) => (choice.isSaved ? getTwoCardsIneligibility(choice, settings, inUse) : null));
  const due = getAmountDue(data.orderSummary.total, getTenders(data.paymentData));

  const [selection, setSelection] = useState(() => getChosen(applied, saved));
  const [amounts, setAmounts] = useState<readonly string[]>(() => {
    const [one = 0, two = 0] = applied.map(({ appliedAmount }) => appliedAmount);
    return (validateAmounts([one, two], due) ? splitEvenly(due) : [one, two]).map(shown);
  });
  const [isValidated, setIsValidated] = useState(false);
  const [error, setError] = useState<CardError | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { selections } = selection;
  const isBusy = state.work === 'savingPayment';
  const [one = Number.NaN, two = Number.NaN] = amounts.map(parseAmount);
  const amountProblems = selections.length === 2 ? validateAmounts([one, two], due) : null;
  const payWith = ports.savePayment;

  const form = useCardForm({
    ports: {
      seal: ports.seal,
      // It waits here, sealed, until both are sent.
      saveCard: (card) => {
        setSealed([...sealed, card]);
        setSelection(toggleCard(selection, choices.length));
        return Promise.resolve(ok(noCardErrors));
      },
    },
    rules: cardRules,
    isChromeOnIos,
    onApplied: () => setIsAdding(false),
    onProblem: (problem) => problems.report(problem),
  });

  const update = async () => {
    if (isBusy || !payWith) return;
    setIsValidated(true);
    const [first, second] = selections.map((index) => choices[index]);
    if (validateTwoCards(selection) || amountProblems || !first || !second) return;
    const payment = { cardOneData: null, ...first.payFrom('One', one), ...second.payFrom('Two', two) };
    const result = await savePayment(() => payWith(payment));
    if (!result.ok) return problems.report(result.error);
    const fresh = getCards(result.value);
    const cardError = fresh.map(({ errors }) => toCardError(errors)).find(Boolean) ?? null;
    // A seal opens once.
    setSealed([]);
    setError(cardError);
    if (cardError) {
      setIsValidated(false);
      const { accountCardsInfo } = result.value.paymentData.creditCardData;
      return setSelection(getChosen(fresh.filter(isWhole), accountCardsInfo));
    }
    for (const { type } of fresh) onEvent({ type: 'checkout.cardApplied', cardType: type });
    onDone();
    say(labels.updated);
  };

  return {
    labels,
    form: { ...form, apply: () => problems.run(form.apply) },
    choices: choices.map(({ cardInfo }, index) => ({
      card: cardInfo,
      bar: bars[index] ?? null,
      isBeyond: isCardLimitReached(selection, index),
    })),
    selections,
    due,
    amounts,
    /** Whether to show the selection error, after 'Update Payment' was clicked. */
    isNotTwo: isValidated && validateTwoCards(selection) !== null,
    amountProblems: isValidated ? amountProblems : null,
    error,
    /** TWO-06 */
    isUpdatable: bars.includes(null),
    isAddOffered: selections.length < 2 && (!isSignedIn || isAddCardOffered(settings)),
    limit: isSignedIn ? settings.accountCardsInfoLimit : 0,
    isAdding,
    isBusy,
    toggle: (index: number) => {
      setIsValidated(false);
      setError(null);
      setSelection(toggleCard(selection, index));
    },
    /** The other card takes the rest, as long as there is one. */
    typeAmount: (at: 0 | 1, text: string) => {
      const rest = due - parseAmount(text);
      setIsValidated(false);
      setAmounts(amounts.map((amount, index) => (index === at ? text : rest > 0 && rest < due ? shown(rest) : amount)));
    },
    add: () => setIsAdding(true),
    cancelAdding: () => setIsAdding(false),
    update: () => problems.run(update),
  };
}

export type TwoCardsControl = ReturnType<typeof useTwoCards>;
