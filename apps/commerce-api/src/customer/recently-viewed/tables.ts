import type { Sku } from '@settee/domain';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accountId, sessionKey } from '../../platform/session/columns.ts';

/** Viewed products: of an account in every browser, of a guest for the life of the session. */
export const viewedProducts = pgTable(
  'viewed_product',
  {
    id: uuid().primaryKey(),
    accountId: accountId(),
    sessionKey: sessionKey(),
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
