import type { CardType } from '@settee/domain';
import type { JWK } from 'jose';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CardOutcome } from './test-cards.ts';

/** The provider's own tables; nothing of the merchant reads them. They hold no card number and no security code. */
export const provider = pgSchema('payment_provider');

export const sealingKeys = provider.table('sealing_key', {
  id: text().primaryKey(),
  publicJwk: jsonb().$type<JWK>().notNull(),
  privateJwk: jsonb().$type<JWK>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export const cardTokens = provider.table('card_token', {
  token: text().primaryKey(),
  /** Hash of the sealed card, so that a seal opens once. */
  sealHash: text().notNull().unique(),
  type: text().$type<CardType>().notNull(),
  lastFour: text().notNull(),
  outcome: text().$type<CardOutcome>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** `amount` in cents. */
export const providerPayments = provider.table(
  'payment',
  {
    attemptId: uuid().primaryKey(),
    token: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<'authorised' | 'declined' | 'captured' | 'voided'>().notNull(),
    outcome: text().$type<CardOutcome>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('payment_status').on(table.status), check('payment_amount', sql`${table.amount} >= 0`)],
);
