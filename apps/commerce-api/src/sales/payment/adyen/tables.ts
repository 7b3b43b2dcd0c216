import { index, integer, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tables of the Adyen adapter: references of Adyen and states, no card data. */
export const adyen = pgSchema('adyen');

/** `amount` in cents: requested until it is authorized, then authorized. */
export const adyenPayments = adyen.table('payment', {
  id: uuid().primaryKey(),
  pspReference: text(),
  amount: integer().notNull(),
  currency: text().notNull(),
  /** Requested until Adyen has responded. */
  status: text().$type<'requested' | 'action-required' | 'authorized' | 'declined' | 'voided'>().notNull(),
  /** Empty unless it is declined. */
  declineCode: text().notNull().default(''),
  actionUrl: text(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Captures and refunds; `amount` in cents. */
export const adyenOperations = adyen.table(
  'operation',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => adyenPayments.id),
    kind: text().$type<'capture' | 'refund'>().notNull(),
    amount: integer().notNull(),
    status: text().$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('adyen_operation_payment').on(table.paymentId)],
);
