import { and, eq, inArray, sql } from 'drizzle-orm';
import { anonymizeReviews } from '../../catalog/reviews/anonymize-reviews.ts';
import type { Database } from '../../platform/database/database.ts';
import { cartLineItems, carts } from '../cart/tables.ts';
import { cartCards, paymentAttempts } from '../payment/tables.ts';
import { promoUses } from '../promo/tables.ts';
import { cartTenders } from '../tenders/tables.ts';
import { orders } from '../placed-orders/tables.ts';

/** Empties the carts of an account and detaches its orders; returns false while one of its carts is being paid. */
export async function deleteShopperData(
  tx: Database,
  { id: accountId, emailKey }: { id: string; emailKey: string },
): Promise<boolean> {
  const open = and(eq(carts.shopperKey, accountId), eq(carts.status, 'open'));
  const own = await tx.select({ id: carts.id }).from(carts).where(open).for('update');
  const ids = own.map((cart) => cart.id);
  if (ids.length > 0) {
    const isStarted = and(inArray(paymentAttempts.basketId, ids), eq(paymentAttempts.status, 'started'));
    if ((await tx.select().from(paymentAttempts).where(isStarted)).length > 0) return false;
    await tx.delete(cartLineItems).where(inArray(cartLineItems.basketId, ids));
    await tx.delete(cartTenders).where(inArray(cartTenders.basketId, ids));
    await tx.delete(cartCards).where(inArray(cartCards.basketId, ids));
    await tx
      .update(carts)
      .set({ status: 'merged', recipients: [], billingAddress: null, zipCode: '' })
      .where(inArray(carts.id, ids));
  }
  // A session key that never occurs.
  const nobody = sql`'deleted ' || gen_random_uuid()`;
  await tx.update(carts).set({ shopperKey: nobody }).where(eq(carts.shopperKey, accountId));
  await tx.update(orders).set({ shopperKey: nobody }).where(eq(orders.shopperKey, accountId));
  await anonymizeReviews(tx, accountId, emailKey);
  const used = tx.select({ id: promoUses.orderId }).from(promoUses).where(eq(promoUses.shopperKey, accountId));
  // With those under its email address.
  await tx.delete(promoUses).where(inArray(promoUses.orderId, used));
  return true;
}
