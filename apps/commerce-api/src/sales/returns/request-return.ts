import {
  checkReturn,
  err,
  getLineRefund,
  ok,
  type ReturnReason,
  type ReturnSelection,
  type Result,
} from '@settee/domain';
import { eq } from 'drizzle-orm';
import { addToOutbox, type Sender } from '../../platform/mail/outbox.ts';
import { lockOrder } from '../placed-orders/orders.queries.ts';
import { getWays, loadReturns } from './load-returns.ts';
import { returnMessages } from './messages.ts';
import { orderReturns } from './tables.ts';

/** Requested by one click; a repeat with the same `requestId` returns the same return. */
export interface ReturnRequest {
  orderId: string;
  requestId: string;
  lines: readonly ReturnSelection[];
  reason: ReturnReason;
}

const errors = {
  nothing: returnMessages.nothing,
  excluded: returnMessages.excluded,
  'too-many': returnMessages.tooMany,
} as const;

/** Stores a return and emails its instructions; returns its number, or a message for the shopper. */
export async function requestReturn(sender: Sender, request: ReturnRequest): Promise<Result<string, string>> {
  const { ctx } = sender;
  const { orderId, requestId, lines: selected, reason } = request;
  return ctx.inTransaction(async (tx) => {
    // Locked, so that requests for an order wait for each other and none returns more than was bought.
    const order = await lockOrder(tx, orderId);
    if (!order) return err(returnMessages.closed);
    const present = await tx.select().from(orderReturns).where(eq(orderReturns.orderId, orderId));
    const repeated = present.find((one) => one.requestId === requestId);
    if (repeated) return ok(repeated.returnNumber);
    const { isOpen, lines } = await loadReturns(ctx, tx, order);
    if (!isOpen) return err(returnMessages.closed);
    const problem = checkReturn(lines, selected);
    if (problem) return err(errors[problem]);
    const returned = selected.flatMap(({ lineId, quantity }) => {
      const line = lines.find((one) => one.lineId === lineId);
      return line ? [{ lineId, quantity, ...getLineRefund(line, quantity, reason) }] : [];
    });
    const row = {
      id: ctx.ids.row(),
      orderId,
      returnNumber: `${order.orderNumber}-R${present.length + 1}`,
      requestId,
      status: 'requested' as const,
      reason,
      lines: returned.map(({ lineId, quantity, paid, tax }) => ({ lineId, quantity, paid, tax })),
      refund: returned.reduce((sum, { total }) => sum + total, 0),
      origin: sender.origin,
      locale: sender.site.locale,
      requestedAt: ctx.clock.now(),
    };
    await tx.insert(orderReturns).values(row);
    const { returnNumber, refund } = row;
    const ids = returned.map(({ lineId }) => lineId);
    await addToOutbox(tx, sender, {
      kind: 'return-requested',
      recipient: order.contact.emailAddress,
      data: { orderId, orderNumber: order.orderNumber, returnNumber, refund, lines: row.lines, ...getWays(order, ids) },
    });
    return ok(returnNumber);
  });
}
