import type { CardType } from './payment-data.ts';

/** The backend's name of every card type code. CARD-17 */
export const cardTypeNames: Readonly<Record<CardType, string>> = {
  mc: 'MasterCard',
  visa: 'Visa',
  amex: 'AmericanExpress',
  discover: 'Discover',
  diners: 'DinersClub',
  synchrony_plcc: 'PLCCSynchrony',
  synchrony_cbcc: 'CoBrandMasterCard',
  imprint: 'Imprint',
  cup: 'Cup',
  jcb: 'Jcb',
};

/** The house (store) card and the rewards card. CARD-20 */
export const houseCardType = 'synchrony_plcc' satisfies CardType;
/** The rewards card of the shop. */
export const rewardsCardType = 'synchrony_cbcc' satisfies CardType;

/**
 * Returns the type that determines rules and logo of a card: Diners, Cup and Jcb are treated as Discover.
 * CARD-18
 */
export function treatedAs(type: CardType): Exclude<CardType, 'diners' | 'cup' | 'jcb'> {
  return type === 'diners' || type === 'cup' || type === 'jcb' ? 'discover' : type;
}
