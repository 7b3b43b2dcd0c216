import type { Address, CardType, WalletKind } from '@settee/domain';
import type { JWK } from 'jose';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OperationStatus, Payment } from '../../../platform/ports/payment-provider.ts';
import type { CardOutcome } from './test-cards.ts';

/** Tables of the provider; the merchant's code does not read them. They hold no card number and no security code. */
export const provider = pgSchema('payment_provider');

/** Key pairs for card encryption; the table has an older name in the database. */
export const encryptionKeys = provider.table('sealing_key', {
  id: text().primaryKey(),
  publicJwk: jsonb().$type<JWK>().notNull(),
  privateJwk: jsonb().$type<JWK>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const cardTokens = provider.table('card_token', {
  token: text().primaryKey(),
  /** Hash of the encrypted card, so that it is accepted once. */
  encryptedCardHash: text('seal_hash').notNull().unique('card_token_sealHash_unique'),
  type: text().$type<CardType>().notNull(),
  lastFour: text().notNull(),
  outcome: text().$type<CardOutcome>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Payments at the embedded wallets. `amount` in cents. */
export const walletPayments = provider.table(
  'wallet_payment',
  {
    /** Secret that names its page. */
    key: text().primaryKey(),
    kind: text().$type<WalletKind>().notNull(),
    /** The merchant's cart; only it may use the approval. */
    reference: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Return URL of the payment page; empty for a payment sheet. */
    returnUrl: text().notNull(),
    status: text().$type<'open' | 'approved' | 'declined' | 'canceled' | 'expired'>().notNull(),
    /** Handed to the shop by the returning shopper; `null` until it is approved. */
    nonce: text().unique(),
    /** Pays; `null` until it is approved. */
    token: text().unique(),
    /** Result of an authorization. */
    outcome: text().$type<CardOutcome>().notNull(),
    account: text().notNull(),
    shippingAddress: jsonb().$type<Address>(),
    billingAddress: jsonb().$type<Address>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('wallet_payment_amount', sql`${table.amount} >= 0`)],
);

/** Amounts in cents; `amount` is what was authorized. The column of the payment's id has an older name in the database. */
export const providerPayments = provider.table(
  'payment',
  {
    paymentId: uuid('attempt_id').primaryKey(),
    token: text(),
    amount: integer().notNull(),
    captured: integer().notNull().default(0),
    refunded: integer().notNull().default(0),
    currency: text().notNull(),
    status: text().$type<Payment['status']>().notNull(),
    outcome: text().$type<CardOutcome>().notNull(),
    /** Names the page on which the shopper confirms the payment; `null` when no action is required. */
    actionKey: text().unique(),
    /** URL to which that page redirects the shopper. */
    returnUrl: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('payment_status').on(table.status),
    check('payment_amount', sql`${table.amount} >= 0`),
    check('payment_captured', sql`${table.captured} between 0 and ${table.amount}`),
    check('payment_refunded', sql`${table.refunded} between 0 and ${table.captured}`),
  ],
);

/** Captures and refunds; `id` is the idempotency key of the merchant. `amount` in cents. */
export const providerOperations = provider.table(
  'operation',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('attempt_id')
      .notNull()
      .references(() => providerPayments.paymentId),
    kind: text().$type<'capture' | 'refund'>().notNull(),
    amount: integer().notNull(),
    /** A pending one gets its result with the webhook message that reports it. */
    status: text().$type<OperationStatus>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('operation_amount', sql`${table.amount} > 0`)],
);

/** Webhook messages, signed when they are delivered. */
export const providerNotices = provider.table(
  'notice',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('attempt_id').notNull(),
    kind: text().$type<'authorization' | 'capture' | 'refund'>().notNull().default('authorization'),
    /** Of a capture or refund; `null` for an authorization. */
    operationId: uuid(),
    isSuccess: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('notice_undelivered').on(table.createdAt).where(sql`${table.deliveredAt} is null`)],
);

/** Secret that signs webhooks; one row. */
export const webhookSecrets = provider.table('webhook_secret', {
  id: text().primaryKey(),
  secret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
