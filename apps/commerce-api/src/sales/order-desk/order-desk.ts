import type { OrderPayment } from '@settee/domain';
import { normalizeOrderNumber } from '@settee/domain';
import { Hono, type Context as HonoContext } from 'hono';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { timingSafeEqualText } from '../../platform/session/request-token.ts';
import { cancelRest } from '../cancellation/cancel-order.ts';
import { captureOrder, readRefund, refundOrder, type OrderAmountResult } from '../payment/order-payments.ts';
import { findOrderId } from '../placed-orders/orders.queries.ts';
import { emailRefund } from './money-emails.ts';
import { runParcels } from './parcel-desk.ts';
import { runReturn, runReturnList } from './return-desk.ts';

const requestSchema = v.object({
  action: v.picklist(['status', 'capture', 'refund', 'void']),
  /** In cents; without it all that is left. */
  amount: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** Name of the shipment or return; required with an amount, so that a repeat moves money once. */
  reference: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
});
type DeskRequest = v.InferOutput<typeof requestSchema>;

interface Failure {
  error: 'too-much' | 'already-charged' | 'canceled' | 'reference-missing' | 'provider-refused' | 'unknown-order';
}

/** All that is left to capture or to refund, in cents. A refund of all is repeated only until more is captured. */
function getLeft({ authorized, captured, refunded, storedValue }: OrderPayment, action: 'capture' | 'refund') {
  if (action === 'capture') return { amount: authorized - captured, reference: 'all' };
  const paid = captured + storedValue.captured;
  return { amount: paid - refunded - storedValue.refunded, reference: `all of ${paid}` };
}

async function move(
  ctx: Context,
  orderId: string,
  { action, amount, reference }: DeskRequest & { action: 'capture' | 'refund' },
  payment: OrderPayment,
): Promise<Failure | null> {
  if (amount !== undefined && reference === undefined) return { error: 'reference-missing' };
  const call = action === 'capture' ? captureOrder : refundOrder;
  // A repeat of all has nothing left; its operation is found by the reference.
  const left = getLeft(payment, action);
  const moved = { orderId, amount: amount ?? left.amount, reference: reference ?? left.reference };
  const result: OrderAmountResult = await call(ctx, moved);
  if (!result.ok) return { error: result.error };
  if (result.status === 'failed') return { error: 'provider-refused' };
  if (action === 'refund' && result.isNew) await emailRefund(ctx, orderId, await readRefund(ctx.db, moved));
  return null;
}

async function run(ctx: Context, orderId: string, command: DeskRequest): Promise<Failure | null> {
  const { action } = command;
  if (action === 'status') return null;
  const payment = await ctx.orderPayments.read(ctx.db, orderId);
  if (action !== 'void') return move(ctx, orderId, { ...command, action }, payment);
  if (payment.authorized > 0 && payment.captured >= payment.authorized) return { error: 'already-charged' };
  await cancelRest(ctx, orderId);
  return null;
}

const statuses = {
  'unknown-order': 404,
  'reference-missing': 400,
  'too-much': 409,
  'already-charged': 409,
  canceled: 409,
  'provider-refused': 502,
} as const;

/** Rejects a call without the operator token; `null` when it may run. Without a configured token there is no route. */
function rejectStranger(ctx: Context, context: HonoContext): Response | Promise<Response> | null {
  const { ordersToken } = ctx.config;
  if (!ordersToken) return context.notFound();
  const given = context.req.header('authorization') ?? '';
  if (timingSafeEqualText(given, `Bearer ${ordersToken}`)) return null;
  ctx.log.warn('order desk: wrong token');
  return context.text('', 401, { 'WWW-Authenticate': 'Bearer' });
}

const readBody = (context: HonoContext): Promise<unknown> => context.req.json().catch(() => null);

async function findOrder(ctx: Context, context: HonoContext) {
  const orderNumber = normalizeOrderNumber(context.req.param('number') ?? '');
  return { orderNumber, orderId: await findOrderId(ctx.db, orderNumber) };
}

/** Endpoints for operators and warehouse systems: captures, refunds, cancels and ships orders; receives and refunds returns. */
export function orderDesk(ctx: Context): Hono {
  const app = new Hono();
  app.post('/api/orders/:number', async (context: HonoContext) => {
    const rejection = rejectStranger(ctx, context);
    if (rejection) return rejection;
    const command = v.safeParse(requestSchema, await readBody(context));
    if (!command.success) return context.json({ error: 'wrong-request' }, 400);
    const { orderNumber, orderId } = await findOrder(ctx, context);
    const failure = orderId ? await run(ctx, orderId, command.output) : ({ error: 'unknown-order' } as const);
    ctx.log.info({ orderNumber, ...command.output, error: failure?.error ?? null }, 'order desk');
    if (failure) return context.json(failure, statuses[failure.error]);
    const payment = orderId && (await ctx.orderPayments.read(ctx.db, orderId));
    return context.json({ orderNumber, payment });
  });
  app.post('/api/orders/:number/parcels', async (context: HonoContext) => {
    const rejection = rejectStranger(ctx, context);
    if (rejection) return rejection;
    const { orderNumber, orderId } = await findOrder(ctx, context);
    if (!orderId) return context.json({ error: 'unknown-order' }, 404);
    const { status, body } = await runParcels(ctx, { orderId, orderNumber }, await readBody(context));
    return context.json(body, status);
  });
  app.post('/api/returns', async (context: HonoContext) => {
    const rejection = rejectStranger(ctx, context);
    if (rejection) return rejection;
    const { status, body } = await runReturnList(ctx, await readBody(context));
    return context.json(body, status);
  });
  app.post('/api/returns/:number', async (context: HonoContext) => {
    const rejection = rejectStranger(ctx, context);
    if (rejection) return rejection;
    const { status, body } = await runReturn(ctx, context.req.param('number') ?? '', await readBody(context));
    return context.json(body, status);
  });
  return app;
}
