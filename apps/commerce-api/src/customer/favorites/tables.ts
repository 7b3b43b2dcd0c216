import type { Brand, Sku } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountId, sessionKey } from '../../platform/session/columns.ts';

const instant = () => timestamp({ withTimezone: true });

/** Lists of a brand: an account's on every browser, a guest's for as long as their session. FAV-12 */
export const favoritesBoards = pgTable(
  'favorites_board',
  {
    id: uuid().primaryKey(),
    /** Its name in the calls. */
    recapId: bigint({ mode: 'number' }).notNull().unique(),
    accountId: accountId(),
    sessionKey: sessionKey(),
    brand: text().$type<Brand>().notNull(),
    name: text().notNull(),
    /** Normalized name, equal for all spellings. */
    nameKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('favorites_board_account').on(table.accountId, table.brand, table.nameKey),
    uniqueIndex('favorites_board_session').on(table.sessionKey, table.brand, table.nameKey),
  ],
);

/** Items of a board, each product and configuration once. */
export const favoritesItems = pgTable(
  'favorites_item',
  {
    id: uuid().primaryKey(),
    boardId: uuid()
      .notNull()
      .references(() => favoritesBoards.id, { onDelete: 'cascade' }),
    sku: integer().$type<Sku>().notNull(),
    optionChoiceParameter: text().notNull(),
    quantity: integer().notNull(),
    /** Product name at the time of saving, for discontinued products. */
    name: text().notNull(),
    addedAt: instant().notNull(),
    /** Time of the removal; the row is retained for a while so that an undo restores its position. */
    removedAt: instant(),
  },
  (table) => [
    uniqueIndex('favorites_item_once').on(table.boardId, table.sku, table.optionChoiceParameter),
    index('favorites_item_added').on(table.boardId, table.addedAt),
    check('favorites_item_quantity', sql`${table.quantity} >= 1`),
  ],
);
