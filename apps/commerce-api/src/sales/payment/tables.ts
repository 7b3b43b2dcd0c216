import type { CardSlot, CardType, ShopCurrency, TenderType, WalletKind } from '@settee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import type { PayingBrowser } from '../../platform/ports/payment-provider.ts';
import { accountId } from '../../platform/session/columns.ts';
import { cartId } from '../cart/columns.ts';

/**
 * What pays a cart: one or two cards, or a wallet. The provider's token and what may be shown of it, never a number or
 * code. CARD-19
 */
export const cartCards = pgTable(
  'basket_card',
  {
    cartId: cartId().notNull(),
    slot: text().$type<CardSlot>().notNull().default('CardOne'),
    /** Names it in a call as long as it pays for this cart. */
    paymentId: uuid().notNull().defaultRandom(),
    /** Id of the saved card until it is verified. */
    id: uuid().notNull(),
    /** Amount of the second card, in cents; `null` for the full amount due. */
    amount: integer(),
    /** `null` when the provider did not take the card. */
    token: text(),
    /** `null` for a wallet. */
    type: text().$type<CardType>(),
    /** `null` for a card. PAY-02 */
    wallet: text().$type<WalletKind>(),
    /** Of the wallet; empty for a card. */
    account: text().notNull().default(''),
    lastFour: text().notNull(),
    binRange: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    hasSessionError: boolean().notNull().default(false),
    isReissued: boolean().notNull().default(false),
    declineMessage: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.slot] }),
    check('basket_card_amount', sql`${table.amount} >= 0`),
    check('basket_card_wallet', sql`(${table.type} is null) <> (${table.wallet} is null)`),
  ],
);

/** Approvals of wallets that were exchanged for a token, so that each is used by one cart, once. */
export const walletApprovals = pgTable('wallet_approval', {
  /** SHA-256 of the nonce. */
  id: text().primaryKey(),
  cartId: cartId({ onDelete: 'cascade' }).notNull(),
  /** By which the cart names the payment. */
  paymentId: uuid().notNull(),
  /** Of the order that a click on Apple Pay placed; empty for another wallet. ORDER-02, ORDER-03 */
  reviewFingerprint: text().notNull().default(''),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** One try to pay for a cart. Its tenders add up to `total`, in cents; a trigger of the database checks it. */
export const paymentAttempts = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    cartId: cartId().notNull(),
    orderId: uuid(),
    total: integer().notNull(),
    currency: text().$type<ShopCurrency>().notNull(),
    /** Of the review that the shopper agreed to; empty in attempts from before it was stored. ORDER-01 */
    reviewFingerprint: text().notNull().default(''),
    /** When the shopper agreed: the delivery dates of that moment are promised, also after a challenge past noon. */
    agreedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Origin of the site, for the URL to which a provider returns the shopper. */
    origin: text().notNull().default(''),
    /**
     * Only a started attempt can become an order. It is waiting while the shopper completes an action, such as a 3-D
     * Secure challenge. Abandoned means that its authorizations are to be voided.
     */
    status: text()
      .$type<'started' | 'waiting' | 'declined' | 'abandoned' | 'voided' | 'ordered' | 'captured'>()
      .notNull(),
    /** Of a shopper who completes an action: the other of two cards needs it, too, when a webhook continues the payment. */
    browser: jsonb().$type<PayingBrowser>(),
    /** Of the present state when it is started or waiting. */
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempt_started').on(table.cartId).where(sql`${table.status} in ('started', 'waiting')`),
    index('payment_attempt_open')
      .on(table.status, table.startedAt)
      .where(sql`${table.status} in ('started', 'waiting', 'abandoned', 'ordered')`),
    check('payment_attempt_total', sql`${table.total} >= 0`),
    check(
      'payment_attempt_status',
      sql`${table.status} in ('started', 'waiting', 'declined', 'abandoned', 'voided', 'ordered', 'captured')`,
    ),
  ],
);

/**
 * Tender ledger: the parts of an attempt's total and how each is paid, in payment order. Given back in reverse order.
 * PAY-01
 */
export const orderTenders = pgTable(
  'order_tender',
  {
    /** Of a card or wallet: the id under which the payment provider knows the payment. */
    id: uuid().primaryKey(),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempts.id),
    position: integer().notNull(),
    kind: text().$type<TenderType | 'card' | 'wallet'>().notNull(),
    /** Of the stored value; empty for a card or wallet. */
    token: text().notNull(),
    /** In cents. */
    amount: integer().notNull(),
    /** Planned: may be reserved already. Reserved: belongs to an order. Captured: was spent, or its capture was requested. */
    status: text().$type<'planned' | 'reserved' | 'captured' | 'released'>().notNull(),
  },
  (table) => [
    uniqueIndex('order_tender_position').on(table.attemptId, table.position),
    check('order_tender_amount', sql`${table.amount} > 0`),
    check('order_tender_status', sql`${table.status} in ('planned', 'reserved', 'captured', 'released')`),
  ],
);

/**
 * A capture or a refund of a part of a card payment, stored before the provider is called. `id` is the idempotency key;
 * `amount` in cents.
 */
export const paymentOperations = pgTable(
  'payment_operation',
  {
    id: uuid().primaryKey(),
    attemptId: uuid()
      .notNull()
      .references(() => paymentAttempts.id),
    paymentId: uuid().notNull(),
    kind: text().$type<'capture' | 'refund'>().notNull(),
    /** Name of the shipment or return that it pays; a repeat with the same one changes nothing. */
    reference: text().notNull(),
    amount: integer().notNull(),
    /**
     * Requested until the provider responds, pending until its webhook arrives. Replaced: a refund that was rejected and
     * mailed as a gift card instead.
     */
    status: text().$type<'requested' | 'pending' | 'succeeded' | 'failed' | 'replaced'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payment_operation_reference').on(table.paymentId, table.kind, table.reference),
    index('payment_operation_attempt').on(table.attemptId),
    index('payment_operation_requested').on(table.createdAt).where(sql`${table.status} = 'requested'`),
    check('payment_operation_amount', sql`${table.amount} > 0`),
    check(
      'payment_operation_status',
      sql`${table.status} in ('requested', 'pending', 'succeeded', 'failed', 'replaced')`,
    ),
    check('payment_operation_replaced', sql`${table.status} <> 'replaced' or ${table.kind} = 'refund'`),
  ],
);

/** Webhook notices that were processed, so that a repeated delivery changes nothing. */
export const paymentNotices = pgTable('payment_notice', {
  id: text().primaryKey(),
  receivedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The cards of an account: the provider's token and what may be shown. CARD-14 */
export const savedCards = pgTable(
  'saved_card',
  {
    id: uuid().primaryKey(),
    accountId: accountId().notNull(),
    token: text().notNull(),
    type: text().$type<CardType>().notNull(),
    lastFour: text().notNull(),
    binRange: text().notNull(),
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    isDefault: boolean().notNull(),
  },
  (table) => [
    index('saved_card_account').on(table.accountId),
    uniqueIndex('saved_card_default').on(table.accountId).where(sql`${table.isDefault}`),
  ],
);
