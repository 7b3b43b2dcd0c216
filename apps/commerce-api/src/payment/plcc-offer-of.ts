import { financingOffer } from '@settee/catalog';
import { houseCardType, type PlccOfferData, type Site } from '@settee/domain';
import type { Basket } from '../cart/basket.ts';
import { type Paid, sharesOf } from './payment-data-of.ts';

/** What the bank of the house card offers for a checkout: financing from an amount on. FIN-01 */
export function plccOfferOf(checkout: Paid & { basket: Basket }, { siteCulture }: Site): PlccOfferData {
  const { cards, due, basket } = checkout;
  const shares = sharesOf(cards, due);
  const isOffered = cards.some(
    ({ type }, at) => type === houseCardType && (shares[at] ?? 0) >= financingOffer.least[siteCulture],
  );
  const selectedOption = isOffered ? basket.plccOption : null;
  return { isOffered, selectedOption, terms: isOffered ? financingOffer.terms : '', errorMessage: '' };
}
