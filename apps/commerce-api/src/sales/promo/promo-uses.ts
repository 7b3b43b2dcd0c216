import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { promoUses } from './tables.ts';

/** Counts a shopper's orders with a promo code: the highest count of any of the shopper's keys. */
export async function countPromoUses(db: Database, shopperKeys: readonly string[], promoCode: string): Promise<number> {
  const isUse = and(inArray(promoUses.shopperKey, [...shopperKeys]), eq(promoUses.promoCode, promoCode));
  const uses = count();
  const [row] = await db
    .select({ uses })
    .from(promoUses)
    .where(isUse)
    .groupBy(promoUses.shopperKey)
    .orderBy(desc(uses))
    .limit(1);
  return row?.uses ?? 0;
}

interface PromoUse {
  promoCode: string;
  orderId: string;
  /** Maximum uses of the code per shopper; `null` for no limit. */
  limit: number | null;
}

/** Records a use for one key; false when parallel orders took the last use. Waits for those that are not decided yet. */
async function recordUseOfKey(tx: Database, shopperKey: string, { limit, ...use }: PromoUse): Promise<boolean> {
  const first = limit === null ? (await countPromoUses(tx, [shopperKey], use.promoCode)) + 1 : 1;
  for (let useNumber = first; limit === null || useNumber <= limit; useNumber++) {
    const recorded = await tx
      .insert(promoUses)
      .values({ ...use, shopperKey, useNumber })
      .onConflictDoNothing({ target: [promoUses.shopperKey, promoUses.promoCode, promoUses.useNumber] })
      .returning({ orderId: promoUses.orderId });
    if (recorded.length > 0) return true;
  }
  return false;
}

/**
 * Records that an order uses a code, for each key of its shopper; false, and nothing recorded, when parallel orders took
 * the last use of one of them. The keys are sorted, so that parallel orders do not wait for each other in a circle.
 */
export async function recordPromoUse(tx: Database, shopperKeys: readonly string[], use: PromoUse): Promise<boolean> {
  for (const shopperKey of shopperKeys) {
    if (await recordUseOfKey(tx, shopperKey, use)) continue;
    await tx.delete(promoUses).where(eq(promoUses.orderId, use.orderId));
    return false;
  }
  return true;
}

/** Gives an account the uses of a guest's orders that became its own. */
export async function movePromoUses(
  tx: Database,
  orderIds: readonly string[],
  guestKey: string,
  accountId: string,
): Promise<void> {
  if (orderIds.length === 0) return;
  const moved = await tx
    .delete(promoUses)
    .where(and(inArray(promoUses.orderId, [...orderIds]), eq(promoUses.shopperKey, guestKey)))
    .returning();
  for (const { promoCode, orderId } of moved) await recordUseOfKey(tx, accountId, { promoCode, orderId, limit: null });
}

/**
 * Counts the uses under one email address for another one, too, after an account or an order got it; those under the old
 * one remain, so that a change gives no second use. CART-21
 */
export async function copyPromoUses(
  tx: Database,
  from: string,
  to: string,
  orderIds?: readonly string[],
): Promise<void> {
  const isMeant = orderIds && inArray(promoUses.orderId, [...orderIds]);
  const uses = await tx
    .select()
    .from(promoUses)
    .where(and(eq(promoUses.shopperKey, from), isMeant));
  const known = await tx.select().from(promoUses).where(eq(promoUses.shopperKey, to));
  for (const { promoCode, orderId } of uses) {
    if (known.some((use) => use.orderId === orderId)) continue;
    await recordUseOfKey(tx, to, { promoCode, orderId, limit: null });
  }
}

/** Deletes the uses of a canceled order, so that its shopper can use the code again. */
export async function deletePromoUsesOfOrder(tx: Database, orderId: string): Promise<void> {
  await tx.delete(promoUses).where(eq(promoUses.orderId, orderId));
}

/** Deletes the uses by the orders of a shopper, under all keys. */
export async function deletePromoUses(tx: Database, shopperKey: string): Promise<void> {
  const orderIds = tx.select({ id: promoUses.orderId }).from(promoUses).where(eq(promoUses.shopperKey, shopperKey));
  await tx.delete(promoUses).where(inArray(promoUses.orderId, orderIds));
}
