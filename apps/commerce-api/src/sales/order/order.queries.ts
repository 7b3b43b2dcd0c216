import { eq } from 'drizzle-orm';
import type { takeStock } from '../../catalog/products/offers.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { addedEmails } from '../../platform/mail/outbox.ts';
import { carts } from '../cart/tables.ts';
import type { Operation } from '../payment/send-operations.ts';
import { cartCards, orderTenders, paymentAttempts, paymentOperations } from '../payment/tables.ts';
import { orderLines, orders } from '../placed-orders/tables.ts';
import { cartTenders } from '../tenders/tables.ts';

export type OrderRow = typeof orders.$inferInsert;
export type OrderLineRow = typeof orderLines.$inferInsert;

/** A payment attempt and the order that it becomes. */
export interface OrderedAttempt {
  attemptId: string;
  orderId: string;
}

/** Everything that is stored with an order. */
export interface NewOrder {
  order: OrderRow;
  lines: OrderLineRow[];
  attemptId: string;
  captures: readonly Operation[];
  /** Parts of the statement that lock and lower the stock. */
  stock: ReturnType<typeof takeStock>;
  /** Part of the statement that adds the emails. */
  emails: ReturnType<typeof addedEmails>;
}

/** Ties the tenders to the order, requests the captures and closes the cart: parts of a statement. */
function completeAttempt(tx: Database, { order: { id: orderId, cartId }, attemptId, captures }: NewOrder) {
  const isOurs = eq(paymentAttempts.id, attemptId);
  const ordered = tx.update(paymentAttempts).set({ status: 'ordered', orderId, browser: null }).where(isOurs);
  const reserved = tx.update(orderTenders).set({ status: 'reserved' }).where(eq(orderTenders.attemptId, attemptId));
  const usedTenders = tx.delete(cartTenders).where(eq(cartTenders.cartId, cartId));
  const usedCards = tx.delete(cartCards).where(eq(cartCards.cartId, cartId));
  const closed = tx.update(carts).set({ status: 'ordered' }).where(eq(carts.id, cartId));
  const requested = captures.map((capture, index) => {
    const insert = tx.insert(paymentOperations).values(capture);
    return tx.$with(`requested_${index}`).as(insert.returning({ id: paymentOperations.id }));
  });
  return [
    tx.$with('ordered').as(ordered.returning({ id: paymentAttempts.id })),
    tx.$with('reserved').as(reserved.returning({ id: orderTenders.id })),
    tx.$with('used_tenders').as(usedTenders.returning({ id: cartTenders.id })),
    tx.$with('used_cards').as(usedCards.returning({ id: cartCards.id })),
    tx.$with('closed').as(closed.returning({ id: carts.id })),
    ...requested,
  ];
}

/** Stores an order in one statement; returns the number of SKUs that had enough stock. */
export async function insertOrder(tx: Database, added: NewOrder): Promise<number> {
  const { held, taken } = added.stock;
  const order = tx.insert(orders).values(added.order).returning({ id: orders.id });
  const lines = tx.insert(orderLines).values(added.lines).returning({ id: orderLines.orderId });
  const found = await tx
    .with(
      held,
      taken,
      tx.$with('placed').as(order),
      tx.$with('placed_lines').as(lines),
      added.emails,
      ...completeAttempt(tx, added),
    )
    .select({ sku: taken.sku })
    .from(taken);
  return found.length;
}
