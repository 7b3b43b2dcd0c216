import type { TenderType } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { check, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The tables of who keeps the money; nothing of the merchant reads them. */
export const storedValue = pgSchema('stored_value');

/** A gift card or code that was asked for; its balance is the catalog's less `spent`. Amounts in cents. */
export const valueAccounts = storedValue.table(
  'account',
  {
    token: text().primaryKey(),
    kind: text().$type<TenderType>().notNull(),
    number: text().notNull().unique(),
    /** Held or taken. */
    spent: integer().notNull().default(0),
  },
  (table) => [check('account_spent', sql`${table.spent} >= 0`)],
);

/** What attempts hold. One without a token bars its attempt. */
export const valueHolds = storedValue.table(
  'hold',
  {
    attemptId: uuid().notNull(),
    token: text().notNull(),
    amount: integer().notNull(),
    status: text().$type<'held' | 'taken' | 'released'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.token] }), check('hold_amount', sql`${table.amount} >= 0`)],
);
