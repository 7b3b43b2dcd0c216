import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Deliveries into homes that placed orders booked, by region and slot. SHIP-09 */
export const deliverySlots = pgTable(
  'delivery_slot',
  {
    region: text().notNull(),
    slot: text().notNull(),
    booked: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.region, table.slot] }),
    check('delivery_slot_booked', sql`${table.booked} >= 0`),
  ],
);
