import type { Brand, SiteCulture } from '@settee/domain';
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true });

/** Newsletter subscriptions of guests; those of accounts are stored in their preferences. SWATCH-64 */
export const newsSignUps = pgTable(
  'news_sign_up',
  {
    emailKey: text().notNull(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    /** As they wrote it. */
    emailAddress: text().notNull(),
    signedUpAt: instant().notNull(),
    /** When the mailed link was opened; nothing else is mailed before. */
    confirmedAt: instant(),
    /** Hash of the token in the last mail: it confirms, and unsubscribes once it is confirmed. */
    tokenHash: text().unique(),
  },
  (table) => [primaryKey({ columns: [table.emailKey, table.brand, table.siteCulture] })],
);
