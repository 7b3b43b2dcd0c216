import { checkoutRoutes, type PlaceOrderResponse } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { withLines, type Cart } from '../cart/cart.ts';
import { newRecipients } from '../cart/new-recipients.ts';
import { cartLineItems, carts } from '../cart/tables.ts';
import { orderCapture } from '../payment/order-payments.ts';
import type { Operation } from '../payment/send-operations.ts';
import { paymentAttempts } from '../payment/tables.ts';
import { clearPromoCode, isPromoExpired } from '../promo/promo-code.ts';
import { findPromoShopperKeys } from '../promo/promo-shopper.ts';
import { recordPromoUse } from '../promo/promo-uses.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';
import { bookSlots, getSelectedSlots, hasTakenSlot, releaseSlots, slotTaken } from './order-slots.ts';
import { getLinesError, itemsUnavailable, promoOver, reviewChanged, type PaymentPlan } from './payment-attempt.ts';
import { getActivePromo, type Given, isAllEmailed, OutOfStockError, storeOrder } from './store-order.ts';

export const orderPlaced: PlaceOrderResponse = {
  isSuccess: true,
  message: '',
  redirectUrl: checkoutRoutes.confirmation,
};

/** Locks the open cart and its started attempt; `null` when a recovery ended the attempt meanwhile. One statement. */
async function lockAttempt(tx: Database, attemptId: string): Promise<{ cart: Cart | null } | null> {
  const isStarted = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'started'));
  const [row] = await tx
    .select({ cart: carts })
    .from(paymentAttempts)
    .innerJoin(carts, eq(carts.id, paymentAttempts.basketId))
    .where(isStarted)
    .for('update');
  return row ? { cart: row.cart.status === 'open' ? row.cart : null } : null;
}

/** Operations that capture the cards of an order, to be sent when it is stored; none when its shipments capture them. */
function toCaptures({ attemptId, cards }: PaymentPlan, { priced }: Checkout, ctx: Context): Operation[] {
  if (ctx.config.captureAt === 'shipment' && !isAllEmailed(priced)) return [];
  return cards.map(({ paymentId, amount }) => ({
    id: ctx.ids.row(),
    attemptId,
    paymentId,
    kind: 'capture',
    reference: orderCapture,
    amount,
    status: 'requested',
    createdAt: ctx.clock.now(),
  }));
}

/** Leaves what was saved for later to the shopper's next basket. */
async function moveSavedLines(tx: Database, { cart, lines }: Checkout, ctx: Context): Promise<void> {
  if (!lines.some(({ isSaved }) => isSaved)) return;
  const { shopperKey, brand, siteCulture, zipCode, pickupStoreId } = cart;
  const id = ctx.ids.row();
  const next = {
    shopperKey,
    brand,
    siteCulture,
    zipCode,
    pickupStoreId,
    recipients: newRecipients(ctx),
    status: 'open' as const,
  };
  await tx.insert(carts).values({ ...next, id, createdAt: ctx.clock.now() });
  const isSavedLine = and(eq(cartLineItems.basketId, cart.id), eq(cartLineItems.isSaved, true));
  await tx.update(cartLineItems).set({ basketId: id, recipientId: null }).where(isSavedLine);
}

/** Records the use of the applied promo code; false when a parallel order of the shopper took the last use. */
async function takeCode(tx: Database, checkout: Checkout, orderId: string, ctx: Context): Promise<boolean> {
  const inForce = getActivePromo(checkout);
  if (!inForce) return true;
  const limit = inForce.promo?.usesPerShopper ?? null;
  const keys = await findPromoShopperKeys(tx, checkout.cart, ctx);
  return recordPromoUse(tx, keys, { promoCode: inForce.code, orderId, limit });
}

/** Result of storing an order; its captures are still to be sent. */
interface CreatedOrder {
  /** `null` when the recovery has abandoned the attempt. */
  response: PlaceOrderResponse | null;
  captures: readonly Operation[];
}

/** Ends an attempt that can't become an order; nothing when the recovery has ended it. */
async function giveUp(tx: Database, attemptId: string, response: PlaceOrderResponse): Promise<CreatedOrder> {
  const isOurs = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'started'));
  const ended = await tx
    .update(paymentAttempts)
    .set({ status: 'abandoned' })
    .where(isOurs)
    .returning({ id: paymentAttempts.id });
  return { response: ended.length > 0 ? response : null, captures: [] };
}

/** Converts an attempt with reserved tenders to an order, or returns an error. One transaction. */
export async function createOrder(given: Given): Promise<CreatedOrder> {
  const { ctx, charge } = given;
  try {
    const created = await ctx.inTransaction((tx) => tryToCreate(tx, given));
    if (created.response?.isSuccess) ctx.triggerOutbox();
    return created;
  } catch (error) {
    if (error instanceof OutOfStockError) return giveUp(ctx.db, charge.attemptId, itemsUnavailable);
    throw error;
  }
}

async function tryToCreate(tx: Database, given: Given): Promise<CreatedOrder> {
  const { ctx, site, charge } = given;
  const { attemptId } = charge;
  const locked = await lockAttempt(tx, attemptId);
  if (!locked) return { response: null, captures: [] };
  const reject = (response: PlaceOrderResponse) => giveUp(tx, attemptId, response);
  if (!locked.cart) return reject(reviewChanged);
  const checkout = await readCheckout(tx, await withLines(tx, locked.cart), site, ctx, 'books');
  const refused = getLinesError(checkout, site, ctx);
  if (refused) return reject(refused);
  if (hasTakenSlot(checkout, site, ctx)) return reject(slotTaken);
  const orderId = ctx.ids.row();
  const isOver = checkout.promo !== null && isPromoExpired(checkout.promo, checkout.priced);
  if (!isOver && checkout.reviewFingerprint !== charge.reviewFingerprint) return reject(reviewChanged);
  const slots = getSelectedSlots(checkout.recipients);
  if (!isOver && !(await bookSlots(tx, slots, site))) return reject(slotTaken);
  if (isOver || !(await takeCode(tx, checkout, orderId, ctx))) {
    if (!isOver) await releaseSlots(tx, slots, site);
    await clearPromoCode(tx, checkout.cart);
    return reject(promoOver);
  }
  const captures = toCaptures(charge, checkout, ctx);
  await storeOrder(tx, checkout, { attemptId, orderId }, given, captures);
  await moveSavedLines(tx, checkout, ctx);
  return { response: orderPlaced, captures };
}
