import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody did something in a stretch of time. */
export const rateLimitWindows = pgTable(
  'rate_window',
  {
    subject: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.startsAt] }),
    check('rate_window_count', sql`${table.count} >= 1`),
  ],
);

/** What the database was last filled with. */
export const seedState = pgTable('seed_state', { name: text().primaryKey(), hash: text().notNull() });
