import type { CardSlot, CardType } from '@settee/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../platform/session/tables.ts';
import { carts } from '../cart/tables.ts';

/** A card of a basket, one or two: the provider's token and what may be shown of it, never its number or code. CARD-19 */
export const cartCards = pgTable(
  'basket_card',
  {
    basketId: uuid()
      .notNull()
      .references(() => carts.id),
    slot: text().$type<CardSlot>().notNull().default('CardOne'),
    /** Names it in a call as long as it pays for this basket. */
    paymentId: uuid().notNull().defaultRandom(),
    /** Id of the saved card until it is verified. */
    id: uuid().notNull(),
    /** Amount of the second card, in cents; `null` for the full amount due. */
    amount: integer(),
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
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.slot] }),
    check('basket_card_amount', sql`${table.amount} >= 0`),
  ],
);

/** One try to pay for a basket. `amount` is the first card's, in cents; 0 when nothing is left for one. */
export const paymentAttempts = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    basketId: uuid()
      .notNull()
      .references(() => carts.id),
    orderId: uuid(),
    amount: integer().notNull(),
    /** By which the provider knows the second card's part; `null` without one. */
    secondPaymentId: uuid(),
    /** In cents. */
    secondAmount: integer().notNull().default(0),
    /** Amount held on gift cards and tender codes, in cents. */
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
    check('payment_attempt_amount', sql`${table.amount} >= 0`),
    check('payment_attempt_second_amount', sql`${table.secondAmount} >= 0`),
    check('payment_attempt_held', sql`${table.held} >= 0`),
    check(
      'payment_attempt_status',
      sql`${table.status} in ('started', 'declined', 'abandoned', 'voided', 'ordered', 'captured')`,
    ),
  ],
);

/** The cards of an account: the provider's token and what may be shown. CARD-14 */
export const savedCards = pgTable(
  'saved_card',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
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
