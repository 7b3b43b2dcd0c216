import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Promotion codes that orders used. The key lets parallel orders of one shopper use a code no more often than it allows. */
export const promoUses = pgTable(
  'promo_use',
  {
    /** An account's id or a guest session's key. */
    shopperKey: text().notNull(),
    promoCode: text().notNull(),
    /** First, second, … use of the code by this shopper. */
    useNumber: integer().notNull(),
    orderId: uuid().notNull().unique(),
  },
  (table) => [
    primaryKey({ columns: [table.shopperKey, table.promoCode, table.useNumber] }),
    check('promo_use_number', sql`${table.useNumber} >= 1`),
  ],
);
