import { houseCardType } from '@settee/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { savedCards } from './tables.ts';
import type { Cart } from '../cart/cart.ts';
import { orders } from '../order/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BasketCard } from './payment-data.ts';
import { cartCards } from './tables.ts';

/** Fields compared to detect two spellings of one address. */
const fields = ['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const;

/**
 * The cards of a basket, one or two; one query. One must be verified before it pays when it was taken from the account for an order to an address
 * where none of the account's has gone: a borrowed browser sends nothing to a stranger. A card from the account has its id until then. CARD-68
 */
export async function readBasketCards(db: Database, cart: Cart): Promise<BasketCard[]> {
  const { id, shopperKey, shippingAddress } = cart;
  const isFromAccount = and(eq(savedCards.id, cartCards.id), sql`${savedCards.accountId}::text = ${shopperKey}`);
  const isThere = fields.map(
    (field) => sql`lower(${orders.shippingAddress} ->> ${field}) = lower(${shippingAddress?.[field] ?? ''})`,
  );
  const isKnown = sql<boolean>`exists (select 1 from ${orders} where ${and(eq(orders.shopperKey, shopperKey), ...isThere)})`;
  const rows = await db
    .select({ card: cartCards, savedId: savedCards.id, isKnown })
    .from(cartCards)
    .leftJoin(savedCards, isFromAccount)
    .where(eq(cartCards.basketId, id))
    .orderBy(asc(cartCards.slot));
  return rows.map(({ card, savedId, isKnown: isKnownThere }) => ({
    ...card,
    mustVerify: card.type !== houseCardType && savedId !== null && !isKnownThere,
  }));
}
