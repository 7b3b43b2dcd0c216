import type { getBoard as endpoint } from '@settee/contract';
import type { FavoritesItem, Site } from '@settee/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import type { Database } from '../../platform/database/database.ts';
import { findBoard, isOwnBoard, isNotRemoved, newestBoard } from './boards-of.ts';
import { toFavorite } from './to-favorite.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';

type Row = typeof favoritesItems.$inferSelect;

async function getLastUsed(db: Database, session: Session, site: Site) {
  const lastAdd = sql`(select max(${favoritesItems.addedAt}) from ${favoritesItems} where ${eq(favoritesItems.boardId, favoritesBoards.id)})`;
  const boards = db.select().from(favoritesBoards).where(isOwnBoard(session, site));
  const [last] = await boards.orderBy(sql`${lastAdd} desc nulls last`, ...newestBoard).limit(1);
  return last ?? null;
}

const goneItem = ({ sku, optionChoiceParameter, quantity, name }: Row): FavoritesItem => ({
  sku,
  optionChoiceParameter,
  quantity,
  name,
  url: '',
  picture: null,
  chosen: [],
  currentPrice: 0,
  regularPrice: 0,
  isPriceFrom: false,
  status: 'gone',
});

async function getItems(db: Database, site: Site, rows: readonly Row[]): Promise<FavoritesItem[]> {
  const sellables = await findProductsWithOffers(
    db,
    site,
    rows.map(({ sku }) => sku),
  );
  const found = rows.map((row) => {
    const sellable = sellables.get(row.sku);
    return { row, favorite: sellable ? toFavorite(sellable, site.siteCulture, row) : null };
  });
  const imageOf = await getImages(
    db,
    found.flatMap(({ favorite }) => favorite ?? []),
  );
  return found.map(({ row, favorite }) =>
    favorite ? { ...favorite.item, quantity: row.quantity, picture: imageOf(favorite) } : goneItem(row),
  );
}

/** A list at the prices of its site; a list that is not theirs gives way to the one they last added to. */
export const getBoard: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const session = await shopper.session();
  if (!session) return null;
  const { db } = ctx;
  const requested = input.recapId > 0 ? await findBoard(db, session, site, input.recapId) : null;
  const board = requested ?? (await getLastUsed(db, session, site));
  if (!board) return null;
  const rows = await db
    .select()
    .from(favoritesItems)
    .where(and(eq(favoritesItems.boardId, board.id), isNotRemoved))
    .orderBy(desc(favoritesItems.addedAt), desc(favoritesItems.id));
  return { Id: board.recapId, BoardName: board.name, items: await getItems(db, site, rows) };
};
