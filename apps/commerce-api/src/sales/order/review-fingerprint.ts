import { addressFields, type Address, type OrderContact, type ShownReview } from '@settee/domain';
import { createHash } from 'node:crypto';
import type { CartWithLines } from '../cart/cart.queries.ts';
import type { RecipientLines } from '../cart/recipients.ts';
import type { CartCard, CartWallet } from '../payment/payment-data.ts';
import type { PromoInUse } from '../promo/find-promo.ts';
import type { AppliedTender } from '../tenders/cart-tenders.ts';
import type { OrderTotals } from '../totals/order-totals.ts';

/** Content of a review page. */
interface Reviewed extends Pick<CartWithLines, 'cart'> {
  recipients: readonly RecipientLines[];
  contact: OrderContact | null;
  promo: PromoInUse | null;
  totals: OrderTotals;
  tenders: readonly AppliedTender[];
  cards: readonly CartCard[];
  wallet: CartWallet | null;
  /** Of each recipient, as shown. */
  arrivals: readonly (readonly string[])[];
}

interface Fingerprinted {
  totals: OrderTotals;
  reviewFingerprint: string;
}

const wordsOf = (address: Address | null) => address && addressFields.map((field) => address[field]);

/** Equal as long as a cart's review page shows the same: recipients, lines, prices, addresses, contact, delivery with its dates, gift options and who pays what. */
export function getReviewFingerprint(reviewed: Reviewed): string {
  const { cart, recipients, contact, promo, totals, tenders, cards, wallet, arrivals } = reviewed;
  const { billingAddress, plccOption } = cart;
  const linesOf = ({ lines }: RecipientLines) =>
    lines.map(({ line, unitPrice, store }) => [
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
  const shownOf = (group: RecipientLines) => {
    const { address, giftOptions, bopsOptions, notificationOption, shipmentChoices } = group.recipient;
    return [wordsOf(address), giftOptions, bopsOptions, notificationOption, shipmentChoices, linesOf(group)];
  };
  const shown = [
    cart.id,
    recipients.map(shownOf),
    totals.summary,
    promo?.code ?? '',
    wordsOf(billingAddress),
    contact && [contact.firstName, contact.lastName, contact.dayPhone, contact.emailAddress],
    tenders.map(({ token, appliedAmount }) => [token, appliedAmount]),
    cards.map(({ paymentId, amount }) => [paymentId, amount]),
    plccOption,
    arrivals,
    ...(wallet ? [[wallet.kind, wallet.paymentId]] : []),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

/** Whether a checkout still is what its review page showed. */
export function isAsShown({ totals, reviewFingerprint }: Fingerprinted, shown: ShownReview): boolean {
  return totals.summary.total === shown.total && reviewFingerprint === shown.reviewFingerprint;
}
