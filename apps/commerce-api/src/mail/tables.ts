import type { Brand, SiteCulture } from '@settee/domain';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LetterData, LetterKind } from './letter-kinds.ts';

/** Mails that are to be written and sent. What they link to is made when they are, so that no token lies here. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    kind: text().$type<LetterKind>().notNull(),
    recipient: text().notNull(),
    data: jsonb().$type<LetterData>().notNull(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    /** Where the site is shown, such as https://shop.example. */
    origin: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Not to be taken before. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('outbox_due').on(table.dueAt)],
);

export type Letter = typeof outbox.$inferSelect;
