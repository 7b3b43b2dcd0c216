import { houseCardType } from '@settee/domain';
import { and, eq, sql } from 'drizzle-orm';
import { savedCards } from '../account/tables.ts';
import type { Basket } from '../cart/basket.ts';
import { orders } from '../order/tables.ts';
import type { Database } from '../world/database.ts';
import type { basketCards } from './tables.ts';

type Row = typeof basketCards.$inferSelect;

/** What two spellings of one address have in common. */
const fields = ['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const;

/**
 * Whether a card must be verified before it pays: one that was taken from the account, for an order to an address where none
 * of the account's has gone. A borrowed browser sends nothing to a stranger. A card from the account has its id until then. CARD-68
 */
export async function mustVerify(db: Database, { shopperKey, shippingAddress }: Basket, card: Row): Promise<boolean> {
  if (card.type === houseCardType) return false;
  const isSaved = and(eq(savedCards.id, card.id), sql`${savedCards.accountId}::text = ${shopperKey}`);
  const isThere = fields.map(
    (field) => sql`lower(${orders.shippingAddress} ->> ${field}) = lower(${shippingAddress?.[field] ?? ''})`,
  );
  const isKnown = sql`exists (select 1 from ${orders} where ${and(eq(orders.shopperKey, shopperKey), ...isThere)})`;
  const [saved] = await db
    .select({ isKnown: sql<boolean>`${isKnown}` })
    .from(savedCards)
    .where(isSaved);
  return saved !== undefined && !saved.isKnown;
}
