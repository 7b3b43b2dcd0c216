import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A shopper's browser; `key` is the hash of what its cookie holds. */
export const sessions = pgTable(
  'session',
  {
    key: text().primaryKey(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('session_expires').on(table.expiresAt)],
);
