import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from '../../platform/session/tables.ts';
import { orders } from '../placed-orders/tables.ts';

/** The mailed code that opens an order; one at a time, stored as a hash. */
export const orderCodes = pgTable('order_code', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Orders that a session has opened with a code. */
export const openedOrders = pgTable(
  'opened_order',
  {
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.orderId] }),
    index('opened_order_expires').on(table.expiresAt),
  ],
);
