import { checkoutRoutes, type PlaceOrderResponse } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertCart, withLines } from '../cart/cart.queries.ts';
import { moveSavedLines } from '../cart/cart-lines.queries.ts';
import { newRecipients } from '../cart/new-recipients.ts';
import { orderCapture } from '../payment/order-payments.ts';
import type { Operation } from '../payment/send-operations.ts';
import { lockStartedAttempt, moveAttempt } from '../payment/payment-attempts.queries.ts';
import { clearPromoCode, isPromoExpired } from '../promo/promo-code.ts';
import { findPromoShopperKeys } from '../promo/promo-shopper.ts';
import { recordPromoUse } from '../promo/promo-uses.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';
import { bookSlots, getSelectedSlots, hasTakenSlot, releaseSlots, slotTaken } from './order-slots.ts';
import { getLinesError, itemsUnavailable, promoOver, reviewChanged } from './place-order-errors.ts';
import type { PaymentPlan } from './start-payment-attempt.ts';
import { getActivePromo, type Given, isAllEmailed, OutOfStockError, storeOrder } from './store-order.ts';

export const orderPlaced: PlaceOrderResponse = {
  isSuccess: true,
  message: '',
  redirectUrl: checkoutRoutes.confirmation,
};

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

/** Leaves what was saved for later to the shopper's next cart. */
async function leaveSavedLines(tx: Database, { cart, lines }: Checkout, ctx: Context): Promise<void> {
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
  await insertCart(tx, { ...next, id, createdAt: ctx.clock.now() });
  await moveSavedLines(tx, cart.id, id);
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
async function abandonAttempt(tx: Database, attemptId: string, response: PlaceOrderResponse): Promise<CreatedOrder> {
  const isEnded = await moveAttempt(tx, attemptId, 'started', 'abandoned');
  return { response: isEnded ? response : null, captures: [] };
}

/** Converts an attempt with reserved tenders to an order, or returns an error. One transaction. */
export async function createOrder(given: Given): Promise<CreatedOrder> {
  const { ctx, charge } = given;
  try {
    const created = await ctx.inTransaction((tx) => tryToCreate(tx, given));
    if (created.response?.isSuccess) ctx.triggerOutbox();
    return created;
  } catch (error) {
    if (error instanceof OutOfStockError) return abandonAttempt(ctx.db, charge.attemptId, itemsUnavailable);
    throw error;
  }
}

async function tryToCreate(tx: Database, given: Given): Promise<CreatedOrder> {
  const { ctx, site, charge } = given;
  const { attemptId } = charge;
  const locked = await lockStartedAttempt(tx, attemptId);
  if (!locked) return { response: null, captures: [] };
  const reject = (response: PlaceOrderResponse) => abandonAttempt(tx, attemptId, response);
  if (!locked.cart) return reject(reviewChanged);
  const checkout = await readCheckout(tx, await withLines(tx, locked.cart), site, ctx, {
    now: charge.agreedAt,
    books: true,
  });
  const refused = getLinesError(checkout, site, ctx);
  if (refused) return reject(refused);
  if (hasTakenSlot(checkout, site)) return reject(slotTaken);
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
  await leaveSavedLines(tx, checkout, ctx);
  return { response: orderPlaced, captures };
}
