import type { Site } from '@settee/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Session } from '../account/session.ts';
import type { Database } from '../world/database.ts';
import { statement } from '../world/statement.ts';
import type { World } from '../world/world.ts';
import { basketLines, baskets } from './tables.ts';

export type Basket = typeof baskets.$inferSelect;
export type BasketLine = typeof basketLines.$inferSelect;

/** A basket with its lines, first added first. */
export interface FullBasket {
  basket: Basket;
  lines: readonly BasketLine[];
}

const isOpen = and(
  eq(baskets.shopperKey, sql.placeholder('key')),
  eq(baskets.brand, sql.placeholder('brand')),
  eq(baskets.siteCulture, sql.placeholder('siteCulture')),
  eq(baskets.status, 'open'),
);
const ownerOf = ({ key }: Session, { brand, siteCulture }: Site) => ({ key, brand, siteCulture });

const openBasketLines = statement('open basket with its lines', (db) =>
  db
    .select({ basket: baskets, line: basketLines })
    .from(baskets)
    .leftJoin(basketLines, eq(basketLines.basketId, baskets.id))
    .where(isOpen)
    .orderBy(asc(basketLines.id)),
);
const openBasketHeld = statement('open basket held', (db) => db.select().from(baskets).where(isOpen).for('update'));
const linesOfBasket = statement('lines of a basket', (db) =>
  db
    .select()
    .from(basketLines)
    .where(eq(basketLines.basketId, sql.placeholder('id')))
    .orderBy(asc(basketLines.id)),
);

/** The open basket of a session on a site; `null` when there is none. One query. */
export async function findBasket(db: Database, session: Session | null, site: Site): Promise<FullBasket | null> {
  if (!session) return null;
  const rows = await openBasketLines(db, ownerOf(session, site));
  const [first] = rows;
  return first ? { basket: first.basket, lines: rows.flatMap(({ line }) => line ?? []) } : null;
}

async function withLines(tx: Database, basket: Basket): Promise<FullBasket> {
  return { basket, lines: await linesOfBasket(tx, { id: basket.id }) };
}

/** An open basket by its id, whoever holds it by now. */
export async function lockBasketById(tx: Database, id: string): Promise<FullBasket | null> {
  const isThis = and(eq(baskets.id, id), eq(baskets.status, 'open'));
  const [basket] = await tx.select().from(baskets).where(isThis).for('update');
  return basket ? withLines(tx, basket) : null;
}

/** The open basket of a session, held until the transaction ends, so that writes to one basket come one after another. */
export async function lockBasket(tx: Database, session: Session | null, site: Site): Promise<FullBasket | null> {
  if (!session) return null;
  const [basket] = await openBasketHeld(tx, ownerOf(session, site));
  return basket ? withLines(tx, basket) : null;
}

/** The open basket held for writing; made when there is none. */
export async function lockOrMakeBasket(tx: Database, world: World, session: Session, site: Site): Promise<FullBasket> {
  const present = await lockBasket(tx, session, site);
  if (present) return present;
  await tx
    .insert(baskets)
    .values({
      id: world.ids.row(),
      shopperKey: session.key,
      brand: site.brand,
      siteCulture: site.siteCulture,
      status: 'open',
      createdAt: world.clock.now(),
      recipientId: world.ids.row(),
      bopsOptions: { giftReceiptOption: '', baggingOption: '', pickupContact: '' },
      shipmentChoices: {},
    })
    .onConflictDoNothing();
  const made = await lockBasket(tx, session, site);
  if (!made) throw new Error('The basket that was just made is gone');
  return made;
}
