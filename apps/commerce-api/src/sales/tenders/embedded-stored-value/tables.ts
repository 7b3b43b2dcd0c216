import type { SiteCulture, TenderType } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tables of the stored-value provider; merchant code does not read them. */
export const storedValue = pgSchema('stored_value');

/** Gift card or tender code that was queried; its balance is the catalog amount minus `spent`. Amounts in cents. */
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

/** Gift cards that were sold; those of the catalog are not in it. `amount` in cents. */
export const issuedCards = storedValue.table(
  'issued_card',
  {
    cardId: uuid().primaryKey(),
    number: text().notNull().unique(),
    pin: text().notNull(),
    amount: integer().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('issued_card_amount', sql`${table.amount} > 0`)],
);

/** Parts of spent holds that were given back. */
export const valueRefunds = storedValue.table(
  'refund',
  {
    id: uuid().primaryKey(),
    attemptId: uuid().notNull(),
    token: text().notNull(),
    amount: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('refund_hold').on(table.attemptId, table.token), check('refund_amount', sql`${table.amount} > 0`)],
);

/** Holds of payment attempts. A row without a token blocks its attempt. */
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
