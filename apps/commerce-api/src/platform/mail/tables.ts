import type { Brand, SiteCulture } from '@settee/domain';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Emails to render and send. Links are created at rendering, so that the table stores no token. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().$type<object>().notNull(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    /** Language of the page that caused it; empty for the first language of the site. */
    locale: text().notNull().default(''),
    /** Origin of the site, such as https://shop.example. */
    origin: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    attempts: integer('tries').notNull().default(0),
    /** Not to be taken before. */
    nextAttemptAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_due').on(table.nextAttemptAt)],
);
