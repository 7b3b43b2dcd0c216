import { checkoutRoutes, type PlaceOrderResponse, type ShopSite } from '@settee/domain';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { lockCartById } from '../cart/cart.ts';
import { carts } from '../cart/tables.ts';
import { abandonPaymentAttempt } from '../payment/finalize-payment-attempt.ts';
import { getCardCharges } from '../payment/payment-data.ts';
import { cartCards, paymentAttempts, orderTenders } from '../payment/tables.ts';
import { isPayment, readLedger } from '../payment/tender-ledger.ts';
import { readCheckout } from './checkout-view.ts';
import { orderPlaced } from './create-order.ts';
import { pay } from './pay.ts';
import {
  type BusyAttempt,
  placeOrderError,
  reviewChanged,
  toPaymentPlan,
  type PaymentAttempt,
  type PaymentPlan,
} from './payment-attempt.ts';

/** The shopper did not complete the action, or too late; nothing is charged. */
export const paymentUnfinished = placeOrderError('PaymentUnfinished', checkoutRoutes.review);

/** Claims a waiting attempt; `null` when another call has claimed or ended it, `changed` when its basket has changed. */
function claim(
  ctx: Context,
  site: ShopSite,
  { id, basketId }: PaymentAttempt,
): Promise<PaymentPlan | 'changed' | null> {
  return ctx.inTransaction(async (tx) => {
    const found = await lockCartById(tx, basketId);
    const isWaiting = and(eq(paymentAttempts.id, id), eq(paymentAttempts.status, 'waiting'));
    const [attempt] = await tx
      .update(paymentAttempts)
      .set({ status: 'started', startedAt: ctx.clock.now() })
      .where(isWaiting)
      .returning();
    if (!attempt) return null;
    const checkout = found && (await readCheckout(tx, found, site, ctx));
    const charges = checkout && getCardCharges(checkout);
    if (!charges || checkout.reviewFingerprint !== attempt.reviewFingerprint) return 'changed';
    const payments = (await readLedger(tx, id)).filter(isPayment);
    // The ledger has the holds already.
    return toPaymentPlan(
      checkout,
      charges,
      attempt,
      () => '',
      (at) => payments[at]?.id ?? '',
    );
  });
}

/** Another call is paying with an attempt. */
const busy = ({ id }: PaymentAttempt, startedAt: Date): BusyAttempt => ({ at: 'busy', attemptId: id, startedAt });

/**
 * Continues an attempt that waited for the shopper, unless another call does so. It charges what the shopper agreed to
 * or nothing.
 */
export async function resumePayment(
  ctx: Context,
  site: ShopSite,
  attempt: PaymentAttempt,
): Promise<PlaceOrderResponse | BusyAttempt> {
  const response = await ctx.inProgress.run(attempt.id, async () => {
    const charge = await claim(ctx, site, attempt);
    if (charge === null) return null;
    if (charge !== 'changed') return pay(ctx, site, attempt.basketId, charge);
    await abandonPaymentAttempt(ctx, attempt.id);
    return reviewChanged;
  });
  return response ?? busy(attempt, ctx.clock.now());
}

/** The attempt that a payment belongs to; only its own shopper's when `shopperKey` is given. */
export async function findPaymentAttempt(
  db: Database,
  paymentId: string,
  shopperKey: string | null,
): Promise<{ attempt: PaymentAttempt; cart: typeof carts.$inferSelect } | null> {
  const isOwn = shopperKey === null ? undefined : eq(carts.shopperKey, shopperKey);
  const [found] = await db
    .select({ attempt: paymentAttempts, cart: carts })
    .from(orderTenders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, orderTenders.attemptId))
    .innerJoin(carts, eq(carts.id, paymentAttempts.basketId))
    .where(and(eq(orderTenders.id, paymentId), isOwn));
  return found ?? null;
}

async function hasDeclinedCard(ctx: Context, basketId: string): Promise<boolean> {
  const isDeclined = and(eq(cartCards.basketId, basketId), ne(cartCards.declineMessage, ''));
  return (await ctx.db.select({ id: cartCards.id }).from(cartCards).where(isDeclined)).length > 0;
}

/** Completes the payment that the shopper returns from, once, unless another call does so. Never starts one. */
export async function finishOnce(
  ctx: Context,
  site: ShopSite,
  paymentId: string,
  shopperKey: string,
): Promise<PlaceOrderResponse | BusyAttempt> {
  const found = await findPaymentAttempt(ctx.db, paymentId, shopperKey);
  if (!found) return paymentUnfinished;
  const { attempt } = found;
  switch (attempt.status) {
    case 'waiting':
      return resumePayment(ctx, site, attempt);
    case 'started':
      return busy(attempt, attempt.startedAt);
    case 'ordered':
    case 'captured':
      return orderPlaced;
    case 'declined':
    case 'abandoned':
    case 'voided':
      return (await hasDeclinedCard(ctx, attempt.basketId))
        ? placeOrderError('CardDeclined', checkoutRoutes.payment)
        : paymentUnfinished;
    default:
      return attempt.status satisfies never;
  }
}
