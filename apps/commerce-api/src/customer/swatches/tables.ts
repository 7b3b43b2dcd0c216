import type { Address, Brand, Cents, SiteCulture, Sku } from '@settee/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accountId } from '../../platform/session/columns.ts';

const instant = () => timestamp({ withTimezone: true });

/** Orders of free swatches, forgotten some time after they went out. SWATCH-81 */
export const swatchOrders = pgTable(
  'swatch_order',
  {
    id: uuid().primaryKey(),
    orderNumber: text().notNull().unique(),
    /** `null` for a guest. */
    accountId: accountId(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    /** 0 for an order of no product. SWATCH-94 */
    sku: integer().$type<Sku>().notNull(),
    placedAt: instant().notNull(),
    /** In cents; swatches are free. SWATCH-87 */
    total: integer().$type<Cents>().notNull().default(0),
    address: jsonb().$type<Address>().notNull(),
    /** Normalized email, equal for all spellings of the address. */
    emailKey: text().notNull(),
    /** True when the shopper confirmed an unverified street. SWATCH-76 */
    isAddressAsEntered: boolean().notNull(),
    /** Hash of all that was ordered and where to; the same again is this order, until it is old and this is `null`. */
    fingerprint: text().unique(),
  },
  (table) => [index('swatch_order_placed').on(table.placedAt), index('swatch_order_email').on(table.emailKey)],
);

/** The swatches of an order, five at most. SWATCH-24 */
export const swatchOrderItems = pgTable(
  'swatch_order_item',
  {
    orderId: uuid()
      .notNull()
      .references(() => swatchOrders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    choiceCode: integer().notNull(),
    /** Name at the time of the order, for discontinued swatches. */
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);
