import { addressFields, type Address, type ShownReview } from '@settee/domain';
import { createHash } from 'node:crypto';
import type { CartWithLines } from '../cart/cart.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import type { BasketCard } from '../payment/payment-data.ts';
import type { PromoInUse } from '../promo/find-promo.ts';
import type { AppliedTender } from '../tenders/basket-tenders.ts';
import type { OrderTotals } from './order-totals.ts';

/** Content of a review page. */
interface Reviewed extends Pick<CartWithLines, 'cart'> {
  priced: readonly PricedLine[];
  promo: PromoInUse | null;
  totals: OrderTotals;
  tenders: readonly AppliedTender[];
  cards: readonly BasketCard[];
}

interface Fingerprinted {
  totals: OrderTotals;
  reviewFingerprint: string;
}

const wordsOf = (address: Address | null) => address && addressFields.map((field) => address[field]);

/** Equal as long as a basket's review page shows the same: lines, prices, addresses, delivery, gift options and who pays what. */
export function getReviewFingerprint({ cart, priced, promo, totals, tenders, cards }: Reviewed): string {
  const { shippingAddress, billingAddress, isGift, giftMessage, bopsOptions, shipmentChoices, plccOption } = cart;
  const lines = priced.map(({ line, unitPrice, store }) => [
    line.sku,
    line.optionChoiceParameter,
    line.personalizationText,
    line.designKey,
    line.installationType,
    line.quantity,
    line.shipMethod,
    unitPrice,
    store?.id ?? null,
  ]);
  const shown = [
    cart.id,
    lines,
    totals.summary,
    promo?.code ?? '',
    [wordsOf(shippingAddress), wordsOf(billingAddress)],
    [isGift, giftMessage, bopsOptions, shipmentChoices],
    tenders.map(({ token, appliedAmount }) => [token, appliedAmount]),
    cards.map(({ paymentId, amount }) => [paymentId, amount]),
    plccOption,
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/** Whether a checkout still is what its review page showed. */
export function isAsShown({ totals, reviewFingerprint }: Fingerprinted, shown: ShownReview): boolean {
  return totals.summary.total === shown.total && reviewFingerprint === shown.reviewFingerprint;
}
