import { sharedCartTtlMs, type ShopSite } from '@settee/domain';
import { and, eq, gt, lt } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import type { PricedLine } from './priced-lines.ts';
import { sharedCarts } from './tables.ts';

const hashOf = (shareId: string) => createHash('sha256').update(shareId).digest('base64url');

/** Stores cart lines under a new id, of which only the hash is saved, and deletes expired shared carts. */
export async function createSharedCart(
  { db, ids, clock }: Pick<Context, 'db' | 'ids' | 'clock'>,
  { brand, siteCulture }: ShopSite,
  lines: readonly PricedLine[],
): Promise<{ shareId: string; expiresAt: string }> {
  const shareId = ids.secret();
  const expiresAt = new Date(clock.now().getTime() + sharedCartTtlMs);
  await db.delete(sharedCarts).where(lt(sharedCarts.expiresAt, clock.now()));
  await db.insert(sharedCarts).values({
    shareHash: hashOf(shareId),
    brand,
    siteCulture,
    expiresAt,
    lines: lines.map(({ line: { sku, optionChoiceParameter, quantity }, product }) => ({
      sku,
      optionChoiceParameter,
      quantity,
      name: product?.name ?? `Item ${sku}`,
    })),
  });
  return { shareId, expiresAt: expiresAt.toISOString() };
}

/** Finds a shared cart; `null` if it does not exist or has expired. */
export async function findSharedCart(
  db: Database,
  shareId: string,
  now: Date,
): Promise<typeof sharedCarts.$inferSelect | null> {
  const isThis = and(eq(sharedCarts.shareHash, hashOf(shareId)), gt(sharedCarts.expiresAt, now));
  const [found] = await db.select().from(sharedCarts).where(isThis);
  return found ?? null;
}
