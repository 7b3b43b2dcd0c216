import type { Sku } from '@settee/domain';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts, sessions } from '../../platform/session/tables.ts';

/** What somebody looked at: an account's on every browser, a guest's for as long as their session. */
export const viewedProducts = pgTable(
  'viewed_product',
  {
    id: uuid().primaryKey(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    sessionKey: text().references(() => sessions.key, { onDelete: 'cascade' }),
    sku: integer().$type<Sku>().notNull(),
    /** Sku of the product that the sku is a size of. */
    familyId: integer().$type<Sku>().notNull(),
    optionChoiceParameter: text().notNull(),
    viewedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('viewed_product_account').on(table.accountId, table.viewedAt),
    index('viewed_product_session').on(table.sessionKey, table.viewedAt),
  ],
);
