import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Request counts by rate limit window. */
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

/** Hash of the most recent seed data. */
export const seedState = pgTable('seed_state', { name: text().primaryKey(), hash: text().notNull() });
