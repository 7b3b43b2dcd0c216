import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { sessionId } from '../../platform/session/columns.ts';
import { orderId } from '../placed-orders/columns.ts';

/** The mailed code that opens an order; one at a time, stored as a hash. */
export const orderCodes = pgTable('order_code', {
  orderId: orderId({ onDelete: 'cascade' }).primaryKey(),
  hash: text().notNull(),
  tries: integer().notNull().default(0),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Orders that a session has opened with a code. */
export const openedOrders = pgTable(
  'opened_order',
  {
    sessionId: sessionId().notNull(),
    orderId: orderId({ onDelete: 'cascade' }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.orderId] }),
    index('opened_order_expires').on(table.expiresAt),
  ],
);
