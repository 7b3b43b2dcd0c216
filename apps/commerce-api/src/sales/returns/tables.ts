import type { Cents, ReturnReason, ReturnStatus } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orderId } from '../placed-orders/columns.ts';

/** Pieces of an order's line that a return sends back, with what they give back, in cents. */
export interface ReturnedLine {
  lineId: string;
  quantity: number;
  paid: Cents;
  tax: Cents;
}

/** A return of pieces of an order. Its refund, in cents, is fixed when it is requested. */
export const orderReturns = pgTable(
  'order_return',
  {
    id: uuid().primaryKey(),
    orderId: orderId().notNull(),
    /** Readable number: the order's number and the sequence number of the return. */
    returnNumber: text().notNull().unique(),
    /** Of the click that requested it, so that a repeated one requests it once. */
    requestId: uuid().notNull(),
    status: text().$type<ReturnStatus>().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    lines: jsonb().$type<ReturnedLine[]>().notNull(),
    refund: integer().$type<Cents>().notNull(),
    /** Origin and language of the page, for its emails. */
    origin: text().notNull(),
    locale: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('order_return_request').on(table.orderId, table.requestId),
    index('order_return_open').on(table.requestedAt).where(sql`${table.status} in ('requested', 'received')`),
    check('order_return_refund', sql`${table.refund} >= 0`),
    check('order_return_status', sql`${table.status} in ('requested', 'received', 'refunded', 'canceled')`),
  ],
);
