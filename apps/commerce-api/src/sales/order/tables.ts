import type {
  Address,
  Brand,
  CartLineItem,
  OrderDetails,
  OrderSummary,
  PlccOption,
  SiteCulture,
  Sku,
  Tender,
} from '@settee/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A placed order; its money is what was charged, in cents. */
export const orders = pgTable(
  'placed_order',
  {
    id: uuid().primaryKey(),
    orderNumber: text().notNull().unique(),
    basketId: uuid().notNull().unique(),
    shopperKey: text().notNull(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    currency: text().notNull(),
    total: integer().notNull(),
    summary: jsonb().$type<OrderSummary>().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    billingAddress: jsonb().$type<Address>().notNull(),
    /** Empty without. CART-21 */
    promoCode: text().notNull().default(''),
    /** Thank-you mail is wanted at these addresses. PAY-09 */
    isTymShipping: boolean().notNull().default(false),
    isTymBilling: boolean().notNull().default(false),
    /** The certificate that it was exempt by, for an audit; empty when it was taxed. README decision 19 */
    taxCertificateNumber: text().notNull().default(''),
    isGift: boolean().notNull().default(false),
    giftMessage: text().notNull(),
    deliveryMessage: text().notNull(),
    attemptId: uuid().notNull(),
    /** Of the review that the shopper agreed to; empty in orders from before it was stored. ORDER-01 */
    reviewFingerprint: text().notNull().default(''),
    /** None when nothing was left for a card. */
    cards: jsonb().$type<OrderDetails['cards'][number][]>().notNull().default([]),
    /** `null` when nothing was offered. FIN-01 */
    plccOption: integer().$type<PlccOption>(),
    /** Tenders applied before the cards. PAY-01 */
    tenders: jsonb().$type<Tender[]>().notNull().default([]),
  },
  (table) => [
    index('placed_order_shopper').on(table.shopperKey, table.brand, table.siteCulture, table.placedAt),
    check('placed_order_total', sql`${table.total} >= 0`),
  ],
);

/** A line as it was ordered; prices in cents. */
export const orderLines = pgTable(
  'order_line',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    sku: integer().$type<Sku>().notNull(),
    optionChoiceParameter: text().notNull(),
    quantity: integer().notNull(),
    unitPrice: integer().notNull(),
    item: jsonb().$type<CartLineItem>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_line_quantity', sql`${table.quantity} >= 1`),
    check('order_line_unit_price', sql`${table.unitPrice} >= 0`),
  ],
);
