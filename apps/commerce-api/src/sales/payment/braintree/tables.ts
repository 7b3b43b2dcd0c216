import { index, integer, jsonb, pgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tables of the Braintree adapter: ids and states, no card data. */
export const braintree = pgSchema('braintree');

/** `amount` in cents: requested until it is authorized, then authorized. */
export const braintreePayments = braintree.table('payment', {
  id: uuid().primaryKey(),
  /** `null` until Braintree has responded. */
  transactionId: text(),
  /** Kind of the payment method, which decides how parts are captured. */
  method: text().$type<'card' | 'payPal' | 'venmo'>().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  /** Requested until Braintree has responded. */
  status: text().$type<'requested' | 'authorized' | 'declined' | 'voided'>().notNull(),
  /** Empty unless it is declined. */
  declineCode: text().notNull().default(''),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Part of a refund that one capture pays, in cents. */
export interface RefundPart {
  capturedBy: string;
  amount: number;
}

/** Captures and refunds; `amount` in cents. */
export const braintreeOperations = braintree.table(
  'operation',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => braintreePayments.id),
    kind: text().$type<'capture' | 'refund'>().notNull(),
    /** Of the partial capture or the refund; `null` until Braintree has responded. */
    transactionId: text(),
    /** Of a refund: its parts, each of one capture. */
    parts: jsonb().$type<RefundPart[]>().notNull().default([]),
    amount: integer().notNull(),
    status: text().$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('braintree_operation_payment').on(table.paymentId),
    index('braintree_operation_transaction').on(table.transactionId),
  ],
);
