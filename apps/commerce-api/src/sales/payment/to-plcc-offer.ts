import { financingOffer } from '@settee/catalog';
import { houseCardType, type PlccOfferData, type ShopSite } from '@settee/domain';
import type { Cart } from '../cart/cart.queries.ts';
import { type CardPayment, getCardAmounts } from './payment-data.ts';

/** Returns the financing offer of the store card for a checkout above the minimum amount. FIN-01 */
export function toPlccOffer(checkout: CardPayment & { cart: Cart }, { siteCulture }: ShopSite): PlccOfferData {
  const { cards, due, cart } = checkout;
  const shares = getCardAmounts(cards, due);
  const isOffered = cards.some(
    ({ type }, index) => type === houseCardType && (shares[index] ?? 0) >= financingOffer.least[siteCulture],
  );
  const selectedOption = isOffered ? cart.plccOption : null;
  return { isOffered, selectedOption, terms: isOffered ? financingOffer.terms : '', errorMessage: '' };
}
