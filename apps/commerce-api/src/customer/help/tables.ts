import type { Brand, ContactTopic, SiteCulture } from '@settee/domain';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Messages of shoppers to customer service. */
export const contactMessages = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    caseNumber: text().notNull().unique(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    topic: text().$type<ContactTopic>().notNull(),
    name: text().notNull(),
    emailAddress: text().notNull(),
    /** Normalized email, equal for all spellings of the address. */
    emailKey: text().notNull(),
    /** As the shopper typed it; may be empty. */
    orderNumber: text().notNull(),
    message: text().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** Hash of the day and the message, so that a repeated click is one message. */
    fingerprint: text().notNull().unique(),
  },
  (table) => [index('contact_message_email').on(table.emailKey)],
);
