import type { ShopSite } from '@settee/domain';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import type { Database } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import type { Context } from '../../platform/context.ts';
import type { CartLineItemRow } from './cart-lines.queries.ts';
import { newRecipients } from './new-recipients.ts';
import { cartLineItems, carts } from './tables.ts';

export type { CartLineItemRow };
export type Cart = typeof carts.$inferSelect;

/** A cart with its lines, first added first. */
export interface CartWithLines {
  cart: Cart;
  lines: readonly CartLineItemRow[];
}

/** The ids of a shopper's carts, as a part of a statement. */
export const cartIdsOf = (tx: Database, shopperKey: string) =>
  tx.select({ id: carts.id }).from(carts).where(eq(carts.shopperKey, shopperKey));

const isOpen = and(
  eq(carts.shopperKey, sql.placeholder('key')),
  eq(carts.brand, sql.placeholder('brand')),
  eq(carts.siteCulture, sql.placeholder('siteCulture')),
  eq(carts.status, 'open'),
);
const getOwner = ({ key }: Pick<Session, 'key'>, { brand, siteCulture }: ShopSite) => ({ key, brand, siteCulture });

const openCartWithLines = preparedStatement('open cart with its lines', (db) =>
  db
    .select({ cart: carts, line: cartLineItems })
    .from(carts)
    .leftJoin(cartLineItems, eq(cartLineItems.cartId, carts.id))
    .where(isOpen)
    .orderBy(asc(cartLineItems.id)),
);
const lockedOpenCart = preparedStatement('open cart, locked', (db) =>
  db.select().from(carts).where(isOpen).for('update'),
);
const linesOfCart = preparedStatement('lines of a cart', (db) =>
  db
    .select()
    .from(cartLineItems)
    .where(eq(cartLineItems.cartId, sql.placeholder('id')))
    .orderBy(asc(cartLineItems.id)),
);

/** Finds the open cart of a session on a site. One query. */
export async function findCart(
  db: Database,
  session: Pick<Session, 'key'> | null,
  site: ShopSite,
): Promise<CartWithLines | null> {
  if (!session) return null;
  const rows = await openCartWithLines(db, getOwner(session, site));
  const [first] = rows;
  return first ? { cart: first.cart, lines: rows.flatMap(({ line }) => line ?? []) } : null;
}

/** Reads the lines of a locked cart. */
export async function withLines(tx: Database, cart: Cart): Promise<CartWithLines> {
  return { cart, lines: await linesOfCart(tx, { id: cart.id }) };
}

/** Locks an open cart by id, for any shopper. */
export async function lockCartById(tx: Database, id: string): Promise<CartWithLines | null> {
  const isThis = and(eq(carts.id, id), eq(carts.status, 'open'));
  const [cart] = await tx.select().from(carts).where(isThis).for('update');
  return cart ? withLines(tx, cart) : null;
}

/** Locks the open cart of a session until the transaction ends, so that writes to one cart are serialized. */
export async function lockCart(tx: Database, session: Session | null, site: ShopSite): Promise<CartWithLines | null> {
  if (!session) return null;
  const [cart] = await lockedOpenCart(tx, getOwner(session, site));
  return cart ? withLines(tx, cart) : null;
}

/** Creates and locks the cart of a session; locks the existing one if another request has just created it. */
export async function createCart(tx: Database, ctx: Context, session: Session, site: ShopSite): Promise<CartWithLines> {
  const [cart] = await tx
    .insert(carts)
    .values({
      id: ctx.ids.row(),
      shopperKey: session.key,
      brand: site.brand,
      siteCulture: site.siteCulture,
      status: 'open',
      createdAt: ctx.clock.now(),
      recipients: newRecipients(ctx),
    })
    .onConflictDoNothing()
    .returning();
  if (cart) return { cart, lines: [] };
  const present = await lockCart(tx, session, site);
  if (!present) throw new Error('The cart that was just created is gone');
  return present;
}

/** Locks the open cart for writing; creates it if needed. */
export async function getOrCreateCartForUpdate(
  tx: Database,
  ctx: Context,
  session: Session,
  site: ShopSite,
): Promise<CartWithLines> {
  return (await lockCart(tx, session, site)) ?? createCart(tx, ctx, session, site);
}

/**
 * Locks the open cart of a shopper on a site; creates an empty one if needed, so that no other browser can create one
 * meanwhile.
 */
export async function lockOrCreateCart(
  tx: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  shopperKey: string,
  { brand, siteCulture }: Pick<Cart, 'brand' | 'siteCulture'>,
): Promise<Cart> {
  const owner = { shopperKey, brand, siteCulture, status: 'open' as const };
  await tx
    .insert(carts)
    .values({ id: ids.row(), ...owner, createdAt: clock.now(), recipients: newRecipients({ ids }) })
    .onConflictDoNothing();
  const [cart] = await lockedOpenCart(tx, { key: shopperKey, brand, siteCulture });
  if (!cart) throw new Error('The shopper has no open cart although one was inserted');
  return cart;
}

/** Changes of a cart. */
export type CartChanges = Partial<Omit<Cart, 'id' | 'brand' | 'siteCulture'>>;

export async function updateCart(tx: Database, { id }: Pick<Cart, 'id'>, changes: CartChanges): Promise<void> {
  await tx.update(carts).set(changes).where(eq(carts.id, id));
}

/** Stores the last quote of the tax, unless the cart was ordered meanwhile. */
export async function storeTaxQuote(db: Database, cartId: string, taxQuote: Cart['taxQuote']): Promise<void> {
  const isOpenCart = and(eq(carts.id, cartId), eq(carts.status, 'open'));
  await db.update(carts).set({ taxQuote }).where(isOpenCart);
}

/** Reads a cart by its id. */
export async function readCart(db: Database, id: string): Promise<Cart | undefined> {
  const [cart] = await db.select().from(carts).where(eq(carts.id, id));
  return cart;
}

export async function insertCart(tx: Database, cart: typeof carts.$inferInsert): Promise<void> {
  await tx.insert(carts).values(cart);
}

/** Locks the open carts of a shopper on all sites. */
export function lockOpenCarts(tx: Database, shopperKey: string): Promise<Cart[]> {
  const isOpenOfShopper = and(eq(carts.shopperKey, shopperKey), eq(carts.status, 'open'));
  return tx.select().from(carts).where(isOpenOfShopper).orderBy(asc(carts.id)).for('update');
}

/** Closes carts without lines, and deletes the addresses in them. */
export async function closeEmptiedCarts(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(carts)
    .set({ status: 'merged', recipients: [], billingAddress: null, zipCode: '' })
    .where(inArray(carts.id, [...ids]));
}

/** Gives all carts of a shopper to another key. */
export async function moveCarts(tx: Database, fromKey: string, toKey: string | SQL): Promise<void> {
  await tx.update(carts).set({ shopperKey: toKey }).where(eq(carts.shopperKey, fromKey));
}
