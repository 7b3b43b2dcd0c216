import type { Address, Brand, GiftCardRequest, PlccOption, ShipMethod, SiteCulture, Sku } from '@settee/domain';
import { sql } from 'drizzle-orm';
import type { CartRecipient, Donated, MergeNotice, StoredTaxQuote } from './types.ts';
import type { LineDesign } from '../../catalog/personalization/design.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** One cart of a session on a site; a placed order closes it. */
export const carts = pgTable(
  'basket',
  {
    id: uuid().primaryKey(),
    /** Owner key of the session. */
    shopperKey: text().notNull(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    /** A merged one went into another when its guest signed in. */
    status: text().$type<'open' | 'ordered' | 'merged'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Postal code of the estimate. CART-20 */
    zipCode: text().notNull().default(''),
    /** At least one to ship to and exactly one for store pickup, with or without lines. */
    recipients: jsonb().$type<CartRecipient[]>().notNull(),
    /** The shopper chooses a recipient for each line. SHIP-23 */
    isMultiShipping: boolean().notNull().default(false),
    /** `null` while it is the first shipping address. */
    billingAddress: jsonb().$type<Address>(),
    isGiftOptionsSaved: boolean().notNull().default(false),
    /** Furthest step that was moved to, 1 to 4. */
    step: integer().notNull().default(1),
    /** Merge notice of the last sign-in. README decision 13 */
    merge: jsonb().$type<MergeNotice>(),
    /** As the catalog spells it; empty without. CART-21 */
    promoCode: text().notNull().default(''),
    /** The certificate that it is exempt by; empty while it is taxed. TENDER-22 */
    taxCertificateNumber: text().notNull().default(''),
    /** `null` before the first quote, and always with the embedded rates. */
    taxQuote: jsonb().$type<StoredTaxQuote>(),
    /** Opt-ins to thank-you mail at the shipping address and at the billing address. PAY-09 */
    isTymShipping: boolean().notNull().default(false),
    isTymBilling: boolean().notNull().default(false),
    /** Rewards or financing with the store card; `null` before the shopper saves a choice. FIN-10 */
    plccOption: integer().$type<PlccOption>(),
    donation: jsonb().$type<Donated>(),
    /** The store that was chosen for pickup. CART-23 */
    pickupStoreId: integer(),
  },
  (table) => [
    uniqueIndex('basket_open')
      .on(table.shopperKey, table.brand, table.siteCulture)
      .where(sql`${table.status} = 'open'`),
    index('basket_shopper').on(table.shopperKey),
    check('basket_status', sql`${table.status} in ('open', 'ordered', 'merged')`),
    check('basket_step', sql`${table.step} between 1 and 4`),
  ],
);

/** A line of a cart. Prices in cents. */
export const cartLineItems = pgTable(
  'basket_line',
  {
    id: uuid().primaryKey(),
    cartId: uuid('basket_id')
      .notNull()
      .references(() => carts.id),
    sku: integer().$type<Sku>().notNull(),
    productSku: integer().$type<Sku>().notNull(),
    optionChoiceParameter: text().notNull(),
    /** Key shared by equal designs or equal gift cards; empty without either. */
    designKey: text().notNull().default(''),
    design: jsonb().$type<LineDesign>(),
    /** `null` for anything but a gift card. */
    giftCard: jsonb().$type<GiftCardRequest>(),
    quantity: integer().notNull(),
    shipMethod: text().$type<ShipMethod>().notNull(),
    /** Pickup store; `null` when the line is shipped. CART-17 */
    pickupStoreId: integer(),
    /** Recipient that the shopper chose; `null` for the first one. SHIP-24 */
    recipientId: uuid(),
    /** Number of a line that was split off an equal one; 0 for the line that was put in. SHIP-26 */
    splitNumber: integer().notNull().default(0),
    isSaved: boolean().notNull(),
    /** Unit price when it was added or last seen, to detect a change. */
    lastSeenPriceCents: integer('price_when_added').notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
    /** Available quantity when the shopper last saw a shortage; `null` while the full quantity is available. */
    lastSeenStock: integer('seen_available'),
    /** Personalization text; empty without. */
    personalizationText: text().notNull().default(''),
    /** Code of the installation service; empty without. CART-18 */
    installationType: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('basket_line_item').on(
      table.cartId,
      table.isSaved,
      table.sku,
      table.optionChoiceParameter,
      table.personalizationText,
      table.installationType,
      table.designKey,
      table.splitNumber,
    ),
    check('basket_line_quantity', sql`${table.quantity} >= 1`),
    check('basket_line_price_when_added', sql`${table.lastSeenPriceCents} >= 0`),
    check('basket_line_seen_available', sql`${table.lastSeenStock} >= 0`),
  ],
);

/** Line of a shared cart, without data of the shopper. */
export interface SharedLine {
  sku: Sku;
  optionChoiceParameter: string;
  quantity: number;
  /** Shown when it is no longer sold. */
  name: string;
}

/** A cart behind a link. */
export const sharedCarts = pgTable(
  'shared_cart',
  {
    /** SHA-256 of the id in the link. */
    shareHash: text().primaryKey(),
    brand: text().$type<Brand>().notNull(),
    siteCulture: text().$type<SiteCulture>().notNull(),
    lines: jsonb().$type<SharedLine[]>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('shared_cart_expiry').on(table.expiresAt)],
);
