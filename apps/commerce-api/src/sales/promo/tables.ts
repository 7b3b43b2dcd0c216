import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * Promotion codes that orders used, in a row for each key of the shopper. The primary key lets parallel orders of one
 * shopper use a code no more often than it allows.
 */
export const promoUses = pgTable(
  'promo_use',
  {
    /** An account's id, a guest session's key or the key of an email address. */
    shopperKey: text().notNull(),
    promoCode: text().notNull(),
    /** First, second, … use of the code by this shopper. */
    useNumber: integer().notNull(),
    orderId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopperKey, table.promoCode, table.useNumber] }),
    unique('promo_use_order').on(table.orderId, table.shopperKey),
    check('promo_use_number', sql`${table.useNumber} >= 1`),
  ],
);
