import type { Brand, SiteCulture, Sku } from '@settee/domain';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Quote requests of shoppers. ATC-05 */
export const quoteRequests = pgTable(
  'quote_request',
  {
    id: uuid().primaryKey(),
    quoteNumber: text().notNull().unique(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    sku: integer().$type<Sku>().notNull(),
    /** Name at the time of the request. */
    productName: text().notNull(),
    quantity: integer().notNull(),
    name: text().notNull(),
    emailAddress: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** Hash of the day and everything that was requested, so that a repeated click is one request. */
    fingerprint: text().notNull().unique(),
  },
  (table) => [index('quote_request_email').on(table.emailAddress)],
);
