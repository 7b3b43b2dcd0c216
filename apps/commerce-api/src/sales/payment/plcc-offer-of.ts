import { financingOffer } from '@settee/catalog';
import { houseCardType, type PlccOfferData, type Site } from '@settee/domain';
import type { Cart } from '../cart/cart.ts';
import { type CardPayment, getCardAmounts } from './payment-data.ts';

/** What the bank of the house card offers for a checkout: financing from an amount on. FIN-01 */
export function plccOfferOf(checkout: CardPayment & { cart: Cart }, { siteCulture }: Site): PlccOfferData {
  const { cards, due, cart } = checkout;
  const shares = getCardAmounts(cards, due);
  const isOffered = cards.some(
    ({ type }, at) => type === houseCardType && (shares[at] ?? 0) >= financingOffer.least[siteCulture],
  );
  const selectedOption = isOffered ? cart.plccOption : null;
  return { isOffered, selectedOption, terms: isOffered ? financingOffer.terms : '', errorMessage: '' };
}
