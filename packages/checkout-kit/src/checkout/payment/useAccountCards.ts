import {
  type CardIneligibility,
  getCardIneligibility,
  type CardSelection,
  type CheckoutState,
  firstSelection,
  isAddCardOffered,
} from '@settee/domain';
import { useState } from 'react';
import type { CheckoutControl } from '../useCheckout.ts';

/** The saved cards of a shopper as a list to choose one from. CARD-10, CARD-16, CARD-63, CARD-65 */
export function useAccountCards(
  { data, ports, problems, state, sendPayment }: CheckoutControl,
  onApplied: (fresh: CheckoutState) => boolean,
) {
  const settings = data.paymentData.creditCardData;
  const [made, setMade] = useState<CardSelection | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { applyAccountCard } = ports;
  const cards = applyAccountCard ? settings.accountCardsInfo : [];
  const getIneligibility = (index: number): CardIneligibility | null => {
    const card = cards[index];
    return card ? getCardIneligibility(card, settings) : null;
  };
  const { selections } = made ?? firstSelection(settings);
  const chosen = cards[selections.find((index) => getIneligibility(index) === null) ?? -1];

  /** Pays with the selected card; returns whether it was accepted. */
  const apply = async (): Promise<boolean> => {
    if (state.work !== 'nothing' || !applyAccountCard) return false;
    setIsMissing(!chosen);
    if (!chosen) return false;
    const result = await sendPayment(() => applyAccountCard(chosen.cardInfo.id));
    if (result.ok) return onApplied(result.value);
    problems.report(result.error);
    return false;
  };

  return {
    cards,
    getIneligibility,
    chosenId: chosen?.cardInfo.id,
    isRewardsOnly: settings.isOnlyCbccAllowed,
    isAddOffered: isAddCardOffered(settings),
    limit: settings.accountCardsInfoLimit,
    isMissing,
    isBusy: state.work === 'savingPayment',
    choose: (id: string) => setMade({ selections: [cards.findIndex(({ cardInfo }) => cardInfo.id === id)] }),
    apply: () => problems.run(apply),
  };
}
