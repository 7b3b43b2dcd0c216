import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { promoUses } from './tables.ts';

/** Counts a shopper's orders with a promo code. */
export async function countPromoUses(db: Database, shopperKey: string, promoCode: string): Promise<number> {
  const isUse = and(eq(promoUses.shopperKey, shopperKey), eq(promoUses.promoCode, promoCode));
  const [row] = await db.select({ uses: count() }).from(promoUses).where(isUse);
  return row?.uses ?? 0;
}

interface PromoUse {
  shopperKey: string;
  promoCode: string;
  orderId: string;
  /** Maximum uses of the code per shopper; `null` for no limit. */
  limit: number | null;
}

/** Records that an order uses a code; false when parallel orders took the last use. Waits for those that are not decided yet. */
export async function recordPromoUse(tx: Database, { limit, ...use }: PromoUse): Promise<boolean> {
  const first = limit === null ? (await countPromoUses(tx, use.shopperKey, use.promoCode)) + 1 : 1;
  for (let useNumber = first; limit === null || useNumber <= limit; useNumber++) {
    const recorded = await tx
      .insert(promoUses)
      .values({ ...use, useNumber })
      .onConflictDoNothing()
      .returning({ orderId: promoUses.orderId });
    if (recorded.length > 0) return true;
  }
  return false;
}

/** Gives an account the uses of orders that became its own. */
export async function movePromoUses(tx: Database, orderIds: readonly string[], accountId: string): Promise<void> {
  if (orderIds.length === 0) return;
  const moved = await tx
    .delete(promoUses)
    .where(inArray(promoUses.orderId, [...orderIds]))
    .returning();
  for (const { promoCode, orderId } of moved)
    await recordPromoUse(tx, { shopperKey: accountId, promoCode, orderId, limit: null });
}
