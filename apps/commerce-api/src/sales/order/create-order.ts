import { checkoutRoutes, type PlaceOrderResponse, plccOption, type Site } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { addToSold } from '../../catalog/products/offers.queries.ts';
import { lockCartById } from '../cart/cart.ts';
import { getLineContext } from '../cart/fulfillment-context.ts';
import { toLineItem } from '../cart/line-item.ts';
import { cartLineItems, carts } from '../cart/tables.ts';
import {
  getDeliveryMode,
  getDeliveryModes,
  latestEstimate,
  type DeliveryEstimateInput,
} from '../delivery/shipments.ts';
import { cartCards, paymentAttempts } from '../payment/tables.ts';
import { toPlccOffer } from '../payment/to-plcc-offer.ts';
import { clearPromoCode, isPromoExpired } from '../promo/promo-code.ts';
import { promoProblem } from '../promo/find-promo.ts';
import { recordPromoUse } from '../promo/promo-uses.ts';
import { paidTenders } from '../tenders/basket-tenders.ts';
import { cartTenders } from '../tenders/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { getLinesError, promoOver, reviewChanged, type PaymentPlan } from './payment-attempt.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';
import { orderLines, orders } from './tables.ts';

interface Given {
  ctx: Context;
  basketId: string;
  site: Site;
  charge: PaymentPlan;
}

export const orderPlaced: PlaceOrderResponse = {
  isSuccess: true,
  message: '',
  redirectUrl: checkoutRoutes.confirmation,
};

/** Locks a started attempt; false when a recovery ended it meanwhile. */
async function lockAttempt(tx: Database, attemptId: string): Promise<boolean> {
  const isStarted = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'started'));
  return (await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isStarted).for('update')).length > 0;
}

/** The code that lowers the total of a checkout; `null` without one. */
const codeInForce = ({ promo, priced }: Checkout) => (promo && promoProblem(promo, priced) === null ? promo : null);

function deliveryMessage({ priced }: Checkout, when: DeliveryEstimateInput): string {
  const names = { parcel: 'Parcels', inHome: 'Large items', pickup: 'Store pickup' };
  const kinds = getDeliveryModes(priced);
  const parts = kinds.map((kind) => {
    const edd = latestEstimate(
      priced.filter((line) => getDeliveryMode(line) === kind),
      when,
    );
    return kinds.length > 1 ? `${names[kind]}: ${edd}` : edd;
  });
  return parts.join('. ');
}

async function insertOrder(tx: Database, checkout: Checkout, id: string, { ctx, site, charge }: Given): Promise<void> {
  const { cart, priced, totals, tenders } = checkout;
  const { shippingAddress } = cart;
  if (!shippingAddress) throw new Error(`Basket ${cart.id} was claimed without an address`);
  const placedAt = ctx.clock.now();
  const context = await getLineContext(tx, priced, cart, site, ctx);
  await tx.insert(orders).values({
    id,
    orderNumber: ctx.ids.orderNumber(),
    basketId: cart.id,
    shopperKey: cart.shopperKey,
    brand: site.brand,
    siteCulture: site.siteCulture,
    placedAt,
    currency: charge.currency,
    total: totals.summary.total,
    summary: totals.summary,
    shippingAddress,
    billingAddress: cart.billingAddress ?? shippingAddress,
    promoCode: codeInForce(checkout)?.code ?? '',
    isTymShipping: cart.isTymShipping,
    isTymBilling: cart.isTymBilling,
    taxCertificateNumber: cart.taxCertificateNumber,
    isGift: cart.isGift,
    giftMessage: cart.giftMessage,
    deliveryMessage: deliveryMessage(checkout, context),
    attemptId: charge.attemptId,
    reviewFingerprint: charge.reviewFingerprint,
    plccOption: toPlccOffer(checkout, site).isOffered ? (cart.plccOption ?? plccOption.rewards) : null,
    cards: charge.cards.map(({ type, lastFour, amount: appliedAmount }) => ({ type, lastFour, appliedAmount })),
    tenders: paidTenders(tenders),
  });
  const items = priced.map((line) => toLineItem(line, context));
  const rows = priced.flatMap(({ line, unitPrice }, position) => {
    const item = items[position];
    const { sku, optionChoiceParameter, quantity } = line;
    return item ? [{ orderId: id, position, sku, optionChoiceParameter, quantity, unitPrice, item }] : [];
  });
  await tx.insert(orderLines).values(rows);
}

async function takeStock(tx: Database, { priced }: Checkout, { siteCulture }: Site): Promise<void> {
  for (const { line } of priced.toSorted((one, other) => one.line.sku - other.line.sku))
    await addToSold(tx, siteCulture, line.sku, line.quantity);
}

/** Leaves what was saved for later to the shopper's next basket. */
async function closeBasket(tx: Database, { cart, lines }: Checkout, ctx: Context): Promise<void> {
  await tx.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cart.id));
  await tx.delete(cartTenders).where(eq(cartTenders.basketId, cart.id));
  await tx.delete(cartCards).where(eq(cartCards.basketId, cart.id));
  if (!lines.some(({ isSaved }) => isSaved)) return;
  const { shopperKey, brand, siteCulture, zipCode, bopsOptions, pickupStoreId } = cart;
  const id = ctx.ids.row();
  const next = {
    shopperKey,
    brand,
    siteCulture,
    zipCode,
    bopsOptions,
    pickupStoreId,
    shipmentChoices: {},
    status: 'open' as const,
  };
  await tx.insert(carts).values({ ...next, id, recipientId: ctx.ids.row(), createdAt: ctx.clock.now() });
  const isSavedLine = and(eq(cartLineItems.basketId, cart.id), eq(cartLineItems.isSaved, true));
  await tx.update(cartLineItems).set({ basketId: id }).where(isSavedLine);
}

/** Records the use of the applied promo code; false when a parallel order of the shopper took the last use. */
async function takeCode(tx: Database, checkout: Checkout, orderId: string): Promise<boolean> {
  const inForce = codeInForce(checkout);
  if (!inForce) return true;
  const { shopperKey } = checkout.cart;
  const limit = inForce.promo?.usesPerShopper ?? null;
  return recordPromoUse(tx, { shopperKey, promoCode: inForce.code, orderId, limit });
}

/**
 * Converts an authorized attempt to an order, or returns an error; `null` when the recovery has abandoned the
 * attempt. One transaction.
 */
export function createOrder(given: Given): Promise<PlaceOrderResponse | null> {
  const { ctx, basketId, site, charge } = given;
  const isOurs = eq(paymentAttempts.id, charge.attemptId);
  return ctx.inTransaction(async (tx) => {
    const found = await lockCartById(tx, basketId);
    if (!(await lockAttempt(tx, charge.attemptId))) return null;
    const giveUp = async (response: PlaceOrderResponse) => {
      await tx.update(paymentAttempts).set({ status: 'abandoned' }).where(isOurs);
      return response;
    };
    if (!found) return giveUp(reviewChanged);
    const checkout = await readCheckout(tx, found, site, ctx, 'update');
    const refused = getLinesError(checkout, site, ctx);
    if (refused) return giveUp(refused);
    const orderId = ctx.ids.row();
    const isOver = checkout.promo !== null && isPromoExpired(checkout.promo, checkout.priced);
    if (!isOver && checkout.reviewFingerprint !== charge.reviewFingerprint) return giveUp(reviewChanged);
    if (isOver || !(await takeCode(tx, checkout, orderId))) {
      await clearPromoCode(tx, found.cart);
      return giveUp(promoOver);
    }
    await tx.update(paymentAttempts).set({ status: 'ordered', orderId }).where(isOurs);
    await insertOrder(tx, checkout, orderId, given);
    await takeStock(tx, checkout, site);
    await closeBasket(tx, checkout, ctx);
    return orderPlaced;
  });
}
