import type {
  Address,
  Brand,
  CartLineItem,
  OrderContact,
  OrderDetails,
  OrderRecipient,
  OrderSummary,
  PaidWallet,
  PlccOption,
  SiteCulture,
  Sku,
  TaxQuote,
  Tender,
} from '@settee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A placed order; its money is what was charged, in cents. */
export const orders = pgTable(
  'placed_order',
  {
    id: uuid().primaryKey(),
    orderNumber: text().notNull().unique(),
    cartId: uuid('basket_id').notNull().unique('placed_order_basketId_unique'),
    shopperKey: text().notNull(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull(),
    currency: text().notNull(),
    total: integer().notNull(),
    summary: jsonb().$type<OrderSummary>().notNull(),
    /** Never empty. */
    recipients: jsonb().$type<OrderRecipient[]>().notNull(),
    contact: jsonb().$type<OrderContact>().notNull(),
    billingAddress: jsonb().$type<Address>().notNull(),
    /** Empty without. CART-21 */
    promoCode: text().notNull().default(''),
    /** Thank-you mail is wanted at these addresses. PAY-09 */
    isTymShipping: boolean().notNull().default(false),
    isTymBilling: boolean().notNull().default(false),
    /** The certificate that it was exempt by, for an audit; empty when it was taxed. README decision 19 */
    taxCertificateNumber: text().notNull().default(''),
    /** Per line and jurisdiction, for the books only; `null` in orders from before quotes were stored. */
    taxQuote: jsonb().$type<TaxQuote>(),
    /** Secret part of the packing slip's URL; empty in orders from before there were packing slips. */
    packingSlipKey: text().notNull().default(''),
    attemptId: uuid().notNull(),
    /** Of the review that the shopper agreed to; empty in orders from before it was stored. ORDER-01 */
    reviewFingerprint: text().notNull().default(''),
    /** None when nothing was left for a card. */
    cards: jsonb().$type<OrderDetails['cards'][number][]>().notNull().default([]),
    /** `null` when no wallet paid. PAY-02 */
    wallet: jsonb().$type<PaidWallet>(),
    /** `null` when nothing was offered. FIN-01 */
    plccOption: integer().$type<PlccOption>(),
    /** Tenders applied before the cards. PAY-01 */
    tenders: jsonb().$type<Tender[]>().notNull().default([]),
    /** Last promised day of arrival, from which the days to return it count; `null` in orders from before it was stored. */
    arrivesBy: date(),
    /** Day on which the pickup was announced as ready; `null` until then. */
    readyOn: date(),
    /** Language and origin of the page that placed it, for its later emails; empty in orders from before they were stored. */
    locale: text().notNull().default(''),
    origin: text().notNull().default(''),
    /** Its pairs of products are in `ordered_together`. */
    isCounted: boolean().notNull().default(false),
  },
  (table) => [
    index('placed_order_uncounted').on(table.id).where(sql`not ${table.isCounted}`),
    uniqueIndex('placed_order_packing_slip').on(table.packingSlipKey).where(sql`${table.packingSlipKey} <> ''`),
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
    /** Its share of the order's discount, zero or negative; 0 in orders from before it was stored. */
    discount: integer().notNull().default(0),
    /** It has a design or a text of its shopper. */
    isPersonalized: boolean().notNull().default(false),
    /** It is made for its shopper although it has no options. */
    isMadeToOrder: boolean().notNull().default(false),
    item: jsonb().$type<CartLineItem>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_line_quantity', sql`${table.quantity} >= 1`),
    check('order_line_discount', sql`${table.discount} <= 0`),
    check('order_line_unit_price', sql`${table.unitPrice} >= 0`),
  ],
);

/** Pieces of an order that were sent at once, with their tracking number. */
export const orderParcels = pgTable(
  'order_parcel',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** Name of the carrier, as shoppers see it. */
    carrier: text().notNull(),
    trackingNumber: text().notNull(),
    /** Empty without a page of the carrier. */
    trackingUrl: text().notNull(),
    /** Pieces in it, by line item. */
    lines: jsonb().$type<{ lineId: string; quantity: number }[]>().notNull(),
    shippedOn: date().notNull(),
    /** `null` until it is delivered. */
    deliveredOn: date(),
  },
  (table) => [
    uniqueIndex('order_parcel_tracking').on(table.orderId, table.trackingNumber),
    check('order_parcel_days', sql`${table.deliveredOn} >= ${table.shippedOn}`),
  ],
);

/** Number of orders of a month with both products; for the same SKU twice, with that product. */
export const orderedTogether = pgTable(
  'ordered_together',
  {
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    /** First day of the month. */
    month: date().notNull(),
    sku: integer().$type<Sku>().notNull(),
    other: integer().$type<Sku>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand, table.siteCulture, table.month, table.sku, table.other] })],
);
