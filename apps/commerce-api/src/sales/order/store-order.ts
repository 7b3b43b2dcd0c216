import { type CartLineItem, plccOption, type ShopSite, type Sku } from '@settee/domain';
import { isElectronicCard } from '../../catalog/gift-cards/gift-card.ts';
import { isMadeWithoutChoices } from '../../catalog/products/made-to-order.ts';
import { takeStock } from '../../catalog/products/offers.queries.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { addedEmails } from '../../platform/mail/outbox.ts';
import { getLineContext } from '../cart/fulfillment-context.ts';
import { toLineItem } from '../cart/line-item.ts';
import type { PricedLine } from '../cart/priced-lines.ts';
import { getLastArrival, toOrderRecipient } from '../delivery/shipments.ts';
import { giftCardEmailKind, type GiftCardEmailData } from '../gift-cards/gift-card-email.ts';
import type { Operation } from '../payment/send-operations.ts';
import { toPlccOffer } from '../payment/to-plcc-offer.ts';
import { promoProblem } from '../promo/find-promo.ts';
import { paidTenders } from '../tenders/cart-tenders.ts';
import type { Checkout } from './checkout-view.ts';
import { insertOrder, type OrderedAttempt, type OrderLineRow, type OrderRow } from './order.queries.ts';
import type { PaymentPlan } from './start-payment-attempt.ts';

/** Whether an order has emailed gift cards alone, so that nothing is packed or shipped. */
export function isAllEmailed(lines: readonly PricedLine[]): boolean {
  return lines.every(({ product }) => isElectronicCard(product));
}

/** Context and payment of an order. */
export interface Given {
  ctx: Context;
  cartId: string;
  site: ShopSite;
  charge: PaymentPlan;
}

/** The code that lowers the total of a checkout; `null` without one. */
export const getActivePromo = ({ promo, priced }: Checkout) =>
  promo && promoProblem(promo, priced) === null ? promo : null;

/** Cards and the wallet of an order with what each paid. */
function getPaid({ cards }: PaymentPlan): Pick<OrderRow, 'cards' | 'wallet'> {
  const [wallet = null] = cards.flatMap((each) =>
    each.wallet ? [{ ...each.wallet, appliedAmount: each.amount }] : [],
  );
  const paid = cards.flatMap((each) =>
    each.wallet ? [] : [{ type: each.type, lastFour: each.lastFour, appliedAmount: each.amount }],
  );
  return { cards: paid, wallet };
}

function toOrderLines({ priced, totals }: Checkout, orderId: string, items: readonly CartLineItem[]): OrderLineRow[] {
  return priced.flatMap(({ line, unitPrice, product }, position) => {
    const item = items[position];
    const { sku, optionChoiceParameter, quantity } = line;
    const discount = totals.discounts.get(line.id) ?? 0;
    const isMadeToOrder = product !== null && isMadeWithoutChoices(product);
    const isPersonalized = line.design !== null || line.personalizationText !== '';
    const bought = { sku, optionChoiceParameter, quantity, unitPrice, discount, isPersonalized, isMadeToOrder };
    return item ? [{ orderId, position, ...bought, item }] : [];
  });
}

/** Rows of an order and its lines; at most one query, for pictures. */
async function toOrderRows(
  tx: Database,
  checkout: Checkout,
  id: string,
  { ctx, site, charge }: Given,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const { cart, priced, totals, tenders, recipients, contact } = checkout;
  const billingAddress = cart.billingAddress ?? checkout.shippingAddress;
  if (!billingAddress || !contact) throw new Error(`Cart ${cart.id} was claimed without an address`);
  const context = { ...(await getLineContext(tx, priced, cart, site, ctx)), now: checkout.now };
  const itemOf = (line: PricedLine) => toLineItem(line, context);
  const shipmentContext = { ...context, itemOf, fullSlots: checkout.fullSlots };
  const order = {
    id,
    orderNumber: ctx.ids.orderNumber(),
    cartId: cart.id,
    shopperKey: cart.shopperKey,
    brand: site.brand,
    siteCulture: site.siteCulture,
    placedAt: ctx.clock.now(),
    locale: site.locale,
    origin: charge.origin,
    currency: charge.currency,
    total: totals.summary.total,
    summary: totals.summary,
    recipients: recipients.map((bill) => toOrderRecipient(bill, shipmentContext)),
    contact,
    billingAddress,
    promoCode: getActivePromo(checkout)?.code ?? '',
    isTymShipping: cart.isTymShipping,
    isTymBilling: cart.isTymBilling,
    taxCertificateNumber: cart.taxCertificateNumber,
    taxQuote: totals.tax.quote,
    packingSlipKey: isAllEmailed(priced) ? '' : ctx.ids.secret(),
    attemptId: charge.attemptId,
    reviewFingerprint: charge.reviewFingerprint,
    arrivesBy:
      recipients
        .map((bill) => getLastArrival(bill, shipmentContext))
        .toSorted()
        .at(-1) ?? null,
    plccOption: toPlccOffer(checkout, site).isOffered ? (cart.plccOption ?? plccOption.rewards) : null,
    ...getPaid(charge),
    tenders: paidTenders(tenders),
  };
  return { order, lines: toOrderLines(checkout, id, priced.map(itemOf)) };
}

/** An emailed gift card for each piece; the mail is sent, and the card issued, after the order is stored. */
function toGiftCardEmails({ priced }: Checkout, ctx: Context) {
  return priced.flatMap(({ line: { giftCard, quantity }, product }) => {
    if (!giftCard || !isElectronicCard(product)) return [];
    const { recipientEmail: recipient, ...card } = giftCard;
    return Array.from({ length: quantity }, () => {
      const data: GiftCardEmailData = { ...card, cardId: ctx.ids.row() };
      return { kind: giftCardEmailKind, recipient, data };
    });
  });
}

/** Emails of an order. In its transaction, so that each order has exactly one confirmation, whatever completed it. */
const toEmails = (checkout: Checkout, { id: orderId, contact }: OrderRow, ctx: Context) => [
  { kind: 'order-received', recipient: contact.emailAddress, data: { orderId } },
  ...toGiftCardEmails(checkout, ctx),
];

/** Pieces of each SKU, which may be in several lines. */
function getPieces({ priced }: Checkout): ReadonlyMap<Sku, number> {
  const pieces = new Map<Sku, number>();
  for (const { line } of priced) pieces.set(line.sku, (pieces.get(line.sku) ?? 0) + line.quantity);
  return pieces;
}

/** Another order took the stock between the check and the order; everything of the order is rolled back. */
export class OutOfStockError extends Error {}

/** Stores an order with all that belongs to it, in one statement: the stock is locked from here to the commit. */
export async function storeOrder(
  tx: Database,
  checkout: Checkout,
  { attemptId, orderId }: OrderedAttempt,
  given: Given,
  captures: readonly Operation[],
): Promise<void> {
  const { ctx, site, charge } = given;
  const rows = await toOrderRows(tx, checkout, orderId, given);
  const pieces = getPieces(checkout);
  const stock = takeStock(tx, site.siteCulture, pieces);
  const emails = addedEmails(tx, { ctx, site, origin: charge.origin }, toEmails(checkout, rows.order, ctx));
  const found = await insertOrder(tx, { ...rows, attemptId, captures, stock, emails });
  if (found < pieces.size) throw new OutOfStockError();
}
