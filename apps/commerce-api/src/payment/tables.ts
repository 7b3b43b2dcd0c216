import type { CardType } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { baskets } from '../cart/tables.ts';

/** The card of a basket: the provider's token and what may be shown of it, never its number or code. */
export const basketCards = pgTable('basket_card', {
  basketId: uuid()
    .primaryKey()
    .references(() => baskets.id),
  id: uuid().notNull(),
  /** `null` when the provider did not take the card. */
  token: text(),
  type: text().$type<CardType>().notNull(),
  lastFour: text().notNull(),
  binRange: text().notNull(),
  expMonth: integer().notNull(),
  expYear: integer().notNull(),
  hasSessionError: boolean().notNull().default(false),
  isReissued: boolean().notNull().default(false),
  declineMessage: text().notNull().default(''),
});

/** One try to pay for a basket. `amount` is the card's, in cents; 0 when nothing is left for one. */
export const paymentAttempts = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    basketId: uuid()
      .notNull()
      .references(() => baskets.id),
    orderId: uuid(),
    amount: integer().notNull(),
    /** What gift cards and codes hold for it, in cents. */
    held: integer().notNull().default(0),
    currency: text().notNull(),
    /** Only a started attempt can become an order; abandoned means its authorisation is to be voided. */
    status: text().$type<'started' | 'declined' | 'abandoned' | 'voided' | 'ordered' | 'captured'>().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempt_started').on(table.basketId).where(sql`${table.status} = 'started'`),
    index('payment_attempt_open')
      .on(table.status, table.startedAt)
      .where(sql`${table.status} in ('started', 'abandoned', 'ordered')`),
  ],
);
