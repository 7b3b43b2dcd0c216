import {
  favoritesLimits,
  normalizeBoardName,
  boardNameKey,
  type ShopSite,
  formatPrice,
  isMobileBrowser,
  type FavoritesItem,
  isSameFavorite,
  type FavoritesError,
} from '@settee/domain';
import { eq, and, desc, sql, asc } from 'drizzle-orm';
import type { Session } from '../../platform/session/session.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import {
  type Board,
  boardCount,
  findBoardNamed,
  getOwner,
  findBoard,
  lockOwner,
  isOwnBoard,
  isNotRemoved,
  newestBoard,
} from './boards-of.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { readFavorite, readSavedProducts } from './to-favorite.ts';
import { addToBoard, isProduct, isItem, purgeSoftDeleted } from './add-to-board.ts';
import { favoritesRate } from './rate.ts';
import { changeBoard, unknownList } from './change-board.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Finds or creates the list with a name; `null` when the shopper, who is locked, already has the maximum. */
async function makeBoard(
  tx: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  { session, site, name }: { session: Session; site: ShopSite; name: string },
): Promise<Board | null> {
  const nameKey = boardNameKey(name);
  const known = await findBoardNamed(tx, session, site, nameKey);
  if (known) return known;
  if ((await boardCount(tx, session, site)) >= favoritesLimits.lists) return null;
  const made = {
    id: ids.row(),
    recapId: ids.recapId(),
    ...getOwner(session),
    brand: site.brand,
    name: normalizeBoardName(name),
    nameKey,
    createdAt: clock.now(),
  };
  await tx.insert(favoritesBoards).values(made);
  return made;
}

const deleted = { isSuccess: true, problem: null } as const;

type Row = typeof favoritesItems.$inferSelect;

async function getLastUsed(db: Database, session: Session, site: ShopSite) {
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

async function getItems(db: Database, site: ShopSite, rows: readonly Row[]): Promise<FavoritesItem[]> {
  const saved = await readSavedProducts(db, site, rows);
  return saved.map(({ row, sold }) =>
    sold ? { ...sold.favorite.item, quantity: row.quantity, picture: sold.picture } : goneItem(row),
  );
}

interface MoveReply {
  recapId: number;
  problem: FavoritesError | null;
}

const unmoved = (problem: FavoritesError): MoveReply => ({ recapId: 0, problem });

type RemoveReply = { isSuccess: boolean; problem: FavoritesError | null };

type RenameReply = { isSuccess: boolean; problem: 'unknown-list' | 'name-taken' | null };

/** Handlers of favorites and their boards. */
export const favoritesHandlers = {
  /** Puts a product into a list. FAV-18 */
  addFavorite: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, favoritesRate))) return tooManyRequests;
    const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
    const read = readFavorite(sellable, site.siteCulture, input);
    if (read instanceof ErrorResponse) return read;
    const session = await shopper.session();
    if (!session) return { recapId: 0, problem: 'unknown-list' };
    const { sku, optionChoiceParameter, name } = read.favorite.item;
    return ctx.inTransaction(async (tx) => {
      await lockOwner(tx, session);
      const board = await findBoard(tx, session, site, input.recapId);
      if (!board) return { recapId: 0, problem: 'unknown-list' };
      const problem = await addToBoard(tx, ctx, board, { sku, optionChoiceParameter, name, quantity: input.quantity });
      return { recapId: problem ? 0 : board.recapId, problem };
    });
  },

  /** Creates a board with a product in it; a repeated request creates one board. FAV-19 */
  createBoard: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, favoritesRate))) return tooManyRequests;
    const sellable = (await findProductsWithOffers(ctx.db, site, [input.sku])).get(input.sku);
    const read = readFavorite(sellable, site.siteCulture, input);
    if (read instanceof ErrorResponse) return read;
    const session = await shopper.getOrCreateSession();
    const { sku, optionChoiceParameter, name } = read.favorite.item;
    return ctx.inTransaction(async (tx) => {
      await lockOwner(tx, session);
      const board = await makeBoard(tx, ctx, { session, site, name: input.boardName });
      if (!board) return { recapId: 0, problem: 'too-many-lists' };
      const problem = await addToBoard(tx, ctx, board, { sku, optionChoiceParameter, name, quantity: input.quantity });
      return { recapId: problem ? 0 : board.recapId, problem };
    });
  },

  /** Deletes a list; succeeds if it is already deleted. */
  deleteBoard: (call) =>
    changeBoard(call, deleted, async ({ tx, board }) => {
      await tx.delete(favoritesBoards).where(eq(favoritesBoards.id, board.id));
      return deleted;
    }),

  /** The product, and the lists it may go into with those that hold it marked. FAV-12, FAV-13, FAV-17 */
  getAddToListPopup: async ({ input, shopper, ctx, site }) => {
    const { db } = ctx;
    const sellable = (await findProductsWithOffers(db, site, [input.sku])).get(input.sku);
    const read = readFavorite(sellable, site.siteCulture, input);
    if (read instanceof ErrorResponse) return read;
    const { item } = read.favorite;
    const imageOf = await getImages(db, [read.favorite]);
    const session = await shopper.session();
    const boards = session
      ? await db
          .select({ Id: favoritesBoards.recapId, BoardName: favoritesBoards.name, item: favoritesItems.id })
          .from(favoritesBoards)
          .leftJoin(favoritesItems, and(eq(favoritesItems.boardId, favoritesBoards.id), isProduct(item), isNotRemoved))
          .where(isOwnBoard(session, site))
          .orderBy(...newestBoard)
      : [];
    return {
      CurrentProductSku: item.sku,
      CurrentProductName: item.name,
      CurrentProductFormattedPrice: formatPrice(item.currentPrice, site),
      ProductImageUrl: imageOf(read.favorite).webp.url,
      OptionChoiceParameter: item.optionChoiceParameter,
      Boards: boards.map(({ Id, BoardName, item: held }) => ({ Id, BoardName, IsProductMember: held !== null })),
      IsSignedIn: (session?.account ?? null) !== null,
      IsMobile: isMobileBrowser(shopper.userAgent),
    };
  },

  /** A list at the prices of its site; a list that is not theirs gives way to the one they last added to. */
  getBoard: async ({ input, shopper, ctx, site }) => {
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
  },

  /** The lists by name with what is in all of them. FAV-15 */
  getBoardSummaries: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    if (!session) return { TotalItemCount: 0, BoardSummaries: [], itemSkus: [] };
    const rows = await ctx.db
      .select({ Id: favoritesBoards.recapId, BoardName: favoritesBoards.name, item: favoritesItems })
      .from(favoritesBoards)
      .leftJoin(favoritesItems, and(eq(favoritesItems.boardId, favoritesBoards.id), isNotRemoved))
      .where(isOwnBoard(session, site))
      .orderBy(...newestBoard, asc(favoritesItems.id));
    const counts = new Map<number, { Id: number; BoardName: string; ItemCount: number }>();
    for (const { Id, BoardName, item } of rows) {
      const ItemCount = (counts.get(Id)?.ItemCount ?? 0) + (item ? 1 : 0);
      counts.set(Id, { Id, BoardName, ItemCount });
    }
    const items = rows.flatMap(({ item }) => item ?? []);
    return {
      TotalItemCount: items.length,
      BoardSummaries: [...counts.values()],
      itemSkus: items
        .filter((item, index) => items.findIndex((other) => isSameFavorite(item, other)) === index)
        .map(({ sku, optionChoiceParameter }) => ({ sku, optionChoiceParameter })),
    };
  },

  /** Every saved sku with its choice, once. FAV-14, FAV-16 */
  getFavoriteSkus: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    if (!session) return [];
    return ctx.db
      .selectDistinct({ Item1: favoritesItems.sku, Item2: favoritesItems.optionChoiceParameter })
      .from(favoritesItems)
      .innerJoin(favoritesBoards, eq(favoritesBoards.id, favoritesItems.boardId))
      .where(and(isOwnBoard(session, site), isNotRemoved))
      .orderBy(favoritesItems.sku, favoritesItems.optionChoiceParameter);
  },

  /** Moves an item to another list of the shopper, which may be made for it. */
  moveFavorite: (call) =>
    changeBoard<MoveReply>(call, unmoved('unknown-list'), async ({ tx, session, board }) => {
      const { input, ctx, site } = call;
      const isThis = and(isItem(board.id, input), isNotRemoved);
      const [item] = await tx.select().from(favoritesItems).where(isThis);
      if (!item) return unmoved('unknown-list');
      const target =
        input.toRecapId > 0
          ? await findBoard(tx, session, site, input.toRecapId)
          : await makeBoard(tx, ctx, { session, site, name: input.boardName });
      if (!target) return unmoved(input.toRecapId > 0 ? 'unknown-list' : 'too-many-lists');
      if (target.id === board.id) return { recapId: board.recapId, problem: null };
      const problem = await addToBoard(tx, ctx, target, item);
      if (problem) return unmoved(problem);
      await tx.delete(favoritesItems).where(isThis);
      return { recapId: target.recapId, problem: null };
    }),

  /** Takes an item out of a list; one that is out already stays out. */
  removeFavorite: (call) =>
    changeBoard<RemoveReply>(call, unknownList, async ({ tx, board }) => {
      const { input, ctx } = call;
      await purgeSoftDeleted(tx, ctx, board.id);
      await tx
        .update(favoritesItems)
        .set({ removedAt: ctx.clock.now() })
        .where(and(isItem(board.id, input), isNotRemoved));
      return { isSuccess: true, problem: null };
    }),

  /** Renames a board; a name already used by another board is an error. FAV-06 */
  renameBoard: (call) =>
    changeBoard<RenameReply>(call, unknownList, async ({ tx, session, board }) => {
      const name = normalizeBoardName(call.input.boardName);
      const nameKey = boardNameKey(name);
      const namesake = await findBoardNamed(tx, session, call.site, nameKey);
      if (namesake && namesake.id !== board.id) return { isSuccess: false, problem: 'name-taken' };
      await tx.update(favoritesBoards).set({ name, nameKey }).where(eq(favoritesBoards.id, board.id));
      return { isSuccess: true, problem: null };
    }),
} satisfies Handlers<'favorites'>;
