import { houseCardType } from '@settee/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import { savedCards, cartCards } from './tables.ts';
import type { Cart } from '../cart/cart.queries.ts';
import type { RecipientLines } from '../cart/recipients.ts';
import { carts } from '../cart/tables.ts';
import { inPaymentOrder } from '../tenders/cart-tenders.ts';
import type { TenderRow } from '../tenders/tenders.queries.ts';
import { cartTenders } from '../tenders/tables.ts';
import { orders } from '../placed-orders/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CartCard, CartWallet } from './payment-data.ts';

/** Fields compared to detect two spellings of one address. */
const fields = ['address1', 'address2', 'city', 'state', 'postalCode', 'country'] as const;

/** Whether an earlier order of the shopper went to a recipient's address; what is picked up is at none. */
function isKnownAddress(shopperKey: string, { recipient: { kind, address } }: RecipientLines) {
  if (kind === 'pickup') return sql`false`;
  const isThere = fields.map((field) => sql`lower(r -> 'address' ->> ${field}) = lower(${address?.[field] ?? ''})`);
  return sql`exists (select 1 from ${orders}, jsonb_array_elements(${orders.recipients}) r where ${and(eq(orders.shopperKey, shopperKey), ...isThere)})`;
}

/** Cards and tenders of a cart. */
export interface CartPayments {
  /** One or two, the first card first; none when a wallet pays. */
  cards: CartCard[];
  wallet: CartWallet | null;
  tenders: TenderRow[];
}

/** Removes repeated rows of a join and those without a match. */
function toUnique<T extends object>(rows: readonly (T | null)[], getKey: (row: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const row of rows) if (row && !byKey.has(getKey(row))) byKey.set(getKey(row), row);
  return [...byKey.values()];
}

/**
 * Reads the cards of a cart, one or two, or its wallet, and its tenders in payment order; one query. A card must be verified before it pays when it was taken from the account for an order to an address
 * where none of the account's has gone, or to be picked up: a borrowed browser sends nothing to a stranger. A card from the account has its id until then. CARD-68
 */
export async function readCartPayments(
  db: Database,
  { id, shopperKey }: Cart,
  recipients: readonly RecipientLines[],
): Promise<CartPayments> {
  const isFromAccount = and(eq(savedCards.id, cartCards.id), sql`${savedCards.accountId}::text = ${shopperKey}`);
  const isKnown = sql<boolean>`${and(...recipients.map((one) => isKnownAddress(shopperKey, one))) ?? sql`false`}`;
  const rows = await db
    .select({ card: cartCards, savedId: savedCards.id, isKnown, tender: cartTenders })
    .from(carts)
    .leftJoin(cartCards, eq(cartCards.cartId, carts.id))
    .leftJoin(savedCards, isFromAccount)
    .leftJoin(cartTenders, eq(cartTenders.cartId, carts.id))
    .where(eq(carts.id, id))
    .orderBy(asc(cartCards.slot), asc(cartTenders.id));
  const cards = rows.map(({ card, savedId, isKnown: isKnownThere }) =>
    card && card.type !== null
      ? { ...card, type: card.type, mustVerify: card.type !== houseCardType && savedId !== null && !isKnownThere }
      : null,
  );
  const [wallet = null] = rows.flatMap(({ card }) => (card?.wallet ? [{ ...card, kind: card.wallet }] : []));
  return {
    cards: toUnique(cards, ({ slot }) => slot),
    wallet,
    tenders: inPaymentOrder(
      toUnique(
        rows.map(({ tender }) => tender),
        (tender) => tender.id,
      ),
    ),
  };
}
