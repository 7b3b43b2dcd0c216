import {
  getCards,
  type AccountCard,
  type CardPayment,
  type CardSelection,
  type Cents,
  type CheckoutState,
  validateAmounts,
  validateTwoCards,
  getAmountDue,
  splitEvenly,
  isAddCardOffered,
  isCardLimitReached,
  ok,
  type PaymentCard,
  type PriceFormat,
  readAmount,
  type EncryptedCard,
  getTenders,
  toAmountEntry,
  toggleCard,
  getTwoCardsIneligibility,
} from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useReducer } from 'react';
import { type CardError, toCardError, noCardErrors } from '../../payment/reducer.ts';
import { paymentMessages } from '../../payment/messages.ts';
import { twoCardsMessages } from '../../payment/two-cards-messages.ts';
import { useCardForm } from '../../payment/useCardForm.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import { useWords } from '../../use-words.ts';

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
const typed = (encrypted: EncryptedCard): Choice => ({
  cardInfo: { ...encrypted, id: encrypted.adyenCardData },
  isExpired: false,
  isSaved: false,
  payFrom: (slot, appliedAmount) => ({ [`card${slot}Data`]: { ...encrypted, appliedAmount } }),
});
const ofAccount = (card: AccountCard): Choice => ({
  ...card,
  isSaved: true,
  payFrom: (slot, appliedAmount) => ({ [`accountCard${slot}Data`]: { id: card.cardInfo.id, appliedAmount } }),
});

/** Returns cards of the order, then of the account, then new ones, so that adding a card does not shift an index. */
function getChoices(
  applied: readonly PaymentCard[],
  saved: readonly AccountCard[],
  encrypted: readonly EncryptedCard[],
) {
  const own = applied.filter(({ id }) => !saved.some(({ cardInfo }) => cardInfo.id === id));
  return [...own.map(ofOrder), ...saved.map(ofAccount), ...encrypted.map(typed)];
}

function getChosen(applied: readonly PaymentCard[], saved: readonly AccountCard[]): CardSelection {
  const choices = getChoices(applied, saved, []);
  return { selections: applied.map(({ id }) => choices.findIndex(({ cardInfo }) => cardInfo.id === id)) };
}

const isUsableForTwo = (card: PaymentCard) =>
  card.isApplied && toCardError({ ...card.errors, hasZeroAmountError: false }) === null;

const getDue = ({ orderSummary, paymentData }: CheckoutState) =>
  getAmountDue(orderSummary.total, getTenders(paymentData));

/** Choices and entries of the shopper. */
interface TwoCardsEntry {
  selection: CardSelection;
  /** As typed. */
  amounts: readonly string[];
  /** New cards, which wait here until both are sent. */
  encrypted: readonly EncryptedCard[];
  /** True after 'Update Payment' was clicked: errors are shown. */
  isValidated: boolean;
  error: CardError | null;
  isAdding: boolean;
}

const changeEntry = (entry: TwoCardsEntry, change: Partial<TwoCardsEntry>): TwoCardsEntry => ({ ...entry, ...change });

/** Starts with the cards and amounts of the order. */
function startEntry({ data, site: { locale, currency } }: Pick<CheckoutControl, 'data' | 'site'>): TwoCardsEntry {
  const saved = data.paymentData.creditCardData.accountCardsInfo;
  const applied = getCards(data.paymentData).filter(isUsableForTwo);
  const due = getDue(data);
  const [one = 0, two = 0] = applied.map(({ appliedAmount }) => appliedAmount);
  return {
    selection: getChosen(applied, saved),
    amounts: (validateAmounts([one, two], due) ? splitEvenly(due) : [one, two]).map((amount) =>
      toAmountEntry(amount, locale, currency),
    ),
    encrypted: [],
    isValidated: false,
    error: null,
    isAdding: getChoices(applied, saved, []).length === 0,
  };
}

/** Evaluates an entry: the cards to choose from, and the amounts with their errors. */
function evaluateEntry({ selection, amounts, encrypted }: TwoCardsEntry, data: CheckoutState, format: PriceFormat) {
  const settings = data.paymentData.creditCardData;
  const due = getDue(data);
  const choices = getChoices(getCards(data.paymentData).filter(isUsableForTwo), settings.accountCardsInfo, encrypted);
  const inUse = choices.filter(({ isSaved }) => !isSaved).map(({ cardInfo }) => cardInfo);
  const [one = Number.NaN, two = Number.NaN] = amounts.map(
    (text) => readAmount(text, format.locale, format.currency) ?? Number.NaN,
  );
  return {
    due,
    choices,
    /** Reasons that a card cannot be selected. */
    ineligibilities: choices.map((choice) =>
      choice.isSaved ? getTwoCardsIneligibility(choice, settings, inUse) : null,
    ),
    /** Amounts of the first and the second card, in cents. */
    parsed: [one, two] as const,
    amountProblems: selection.selections.length === 2 ? validateAmounts([one, two], due) : null,
  };
}

interface TwoCardsWork extends ReturnType<typeof evaluateEntry> {
  checkout: CheckoutControl;
  entry: TwoCardsEntry;
  change: (change: Partial<TwoCardsEntry>) => void;
}

/** The form for another card. */
function useOtherCardForm({ checkout, entry, choices, change }: TwoCardsWork) {
  const { ports, problems, cardRules, isChromeOnIos } = checkout;
  const form = useCardForm({
    ports: {
      encryptCard: ports.encryptCard,
      saveCard: (card) => {
        change({ encrypted: [...entry.encrypted, card], selection: toggleCard(entry.selection, choices.length) });
        return Promise.resolve(ok(noCardErrors));
      },
    },
    rules: cardRules,
    isChromeOnIos,
    onApplied: () => change({ isAdding: false }),
    onProblem: (problem) => problems.report(problem),
  });
  return { ...form, apply: () => problems.run(form.apply) };
}

/** Pays with the two cards; returns whether both were accepted. */
async function sendCards({ checkout, entry, choices, parsed, amountProblems, change }: TwoCardsWork): Promise<boolean> {
  const { ports, problems, state, sendPayment, onEvent } = checkout;
  const { selection } = entry;
  const { savePayment } = ports;
  if (state.work === 'savingPayment' || !savePayment) return false;
  change({ isValidated: true });
  const [first, second] = selection.selections.map((index) => choices[index]);
  if (validateTwoCards(selection) || amountProblems || !first || !second) return false;
  const payment = { cardOneData: null, ...first.payFrom('One', parsed[0]), ...second.payFrom('Two', parsed[1]) };
  const result = await sendPayment(() => savePayment(payment));
  if (!result.ok) {
    // Unless the total has changed elsewhere: then the popup shows the new one, and that the amounts miss it.
    const current = await sendPayment(ports.refresh);
    if (!current.ok || !validateAmounts(parsed, getDue(current.value))) problems.report(result.error);
    return false;
  }
  const fresh = getCards(result.value.paymentData);
  const error = fresh.map(({ errors }) => toCardError(errors)).find(Boolean) ?? null;
  // The provider accepts an encrypted card once.
  change({ encrypted: [], error });
  if (error) {
    const { accountCardsInfo } = result.value.paymentData.creditCardData;
    change({ isValidated: false, selection: getChosen(fresh.filter(isUsableForTwo), accountCardsInfo) });
    return false;
  }
  for (const { type } of fresh) onEvent({ type: 'checkout.cardApplied', cardType: type });
  return true;
}

/** Actions of the shopper in the popup. */
function createEntryActions({ checkout: { site }, entry: { selection, amounts }, due, change }: TwoCardsWork) {
  const { locale, currency } = site;
  return {
    toggle: (index: number) => change({ isValidated: false, error: null, selection: toggleCard(selection, index) }),
    /** The other card takes the rest, as long as there is one. */
    typeAmount: (slot: 0 | 1, text: string) => {
      const rest = due - (readAmount(text, locale, currency) ?? Number.NaN);
      const other = rest > 0 && rest < due ? toAmountEntry(rest, locale, currency) : null;
      change({
        isValidated: false,
        amounts: amounts.map((amount, index) => (index === slot ? text : (other ?? amount))),
      });
    },
    add: () => change({ isAdding: true }),
    cancelAdding: () => change({ isAdding: false }),
  };
}

/** Headless split payment with two cards. TWO-01 to TWO-11 */
export function useTwoCards(checkout: CheckoutControl, onDone: () => void) {
  const { data, problems, site, state, messages, isSignedIn } = checkout;
  const labels = {
    ...useWords('payment', paymentMessages, messages?.paymentForm),
    ...useWords('twoCards', twoCardsMessages, messages?.twoCards),
  };
  const say = useAnnounce();
  const [entry, change] = useReducer(changeEntry, checkout, startEntry);
  const work: TwoCardsWork = { checkout, entry, change, ...evaluateEntry(entry, data, site) };
  const { choices, ineligibilities, due, amountProblems } = work;
  const { selection, isValidated } = entry;
  const { selections } = selection;
  const settings = data.paymentData.creditCardData;
  useFieldErrorEvents('twoCards', {
    cards: isValidated ? validateTwoCards(selection) : null,
    amounts: isValidated && amountProblems ? (amountProblems.isTotalMissed ? 'total' : 'zero') : null,
  });
  const form = useOtherCardForm(work);

  const update = async () => {
    if (!(await sendCards(work))) return;
    onDone();
    say(labels.updated);
  };

  return {
    labels,
    form,
    choices: choices.map(({ cardInfo }, index) => ({
      card: cardInfo,
      ineligibility: ineligibilities[index] ?? null,
      isLimitReached: isCardLimitReached(selection, index),
    })),
    selections,
    due,
    amounts: entry.amounts,
    /** Whether to show the selection error, after 'Update Payment' was clicked. */
    isNotTwo: isValidated && validateTwoCards(selection) !== null,
    amountProblems: isValidated ? amountProblems : null,
    error: entry.error,
    /** At least one card is eligible; otherwise 'Update Payment' is disabled. TWO-06 */
    isUpdatable: ineligibilities.includes(null),
    isAddOffered: selections.length < 2 && (!isSignedIn || isAddCardOffered(settings)),
    limit: isSignedIn ? settings.accountCardsInfoLimit : 0,
    isAdding: entry.isAdding,
    isBusy: state.work === 'savingPayment',
    ...createEntryActions(work),
    update: () => problems.run(update),
  };
}
