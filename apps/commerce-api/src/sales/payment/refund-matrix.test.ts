import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { submitOrder, placed } from '../../testing/checkout.ts';
import {
  accounts,
  applyTenders,
  combinations,
  issueTenders,
  newPayer,
  type TenderKind,
} from '../../testing/tender-mix.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';
import { valueAccounts } from '../tenders/embedded-stored-value/tables.ts';
import { orderPayments, refundOrder, voidOrder } from './order-payments.ts';
import { resendOperations } from './send-operations.ts';
import { providerPayments } from './embedded-provider/tables.ts';
import { orderTenders, paymentOperations } from './tables.ts';

/** Number of the refund call that fails, and whether the service did the work before. */
let fault: { at: number; isDone: boolean } | null = null;
let calls = 0;

async function callWithFault<T>(work: () => Promise<T>): Promise<T> {
  const isHit = fault?.at === calls++;
  const isDone = fault?.isDone ?? false;
  if (isHit && !isDone) throw new Error('The connection broke');
  const result = await work();
  if (isHit) throw new Error('The connection broke');
  return result;
}

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({
    payments: (standard) => ({
      ...standard,
      refund: (operation) => callWithFault(() => standard.refund(operation)),
    }),
    storedValue: (standard) => ({
      ...standard,
      refund: (refund) => callWithFault(() => standard.refund(refund)),
    }),
  });
  await issueTenders(shop);
});
afterAll(() => shop.close());

async function placeOrder(tenders: readonly TenderKind[]) {
  const shopper = await newPayer(shop);
  const { basketId, total, spentBefore } = await applyTenders(shop, shopper, tenders);
  expect(await submitOrder(shopper)).toEqual(placed);
  const [order] = await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId));
  if (!order) throw new Error('There is no order');
  return { id: order.id, attemptId: order.attemptId, total, spentBefore };
}

type Placed = Awaited<ReturnType<typeof placeOrder>>;

/** Refunds by tender in payment order, of the services and of the ledger. */
async function readRefunds({ id, attemptId, spentBefore }: Placed) {
  const { db } = shop.ctx;
  const tenders = await db
    .select()
    .from(orderTenders)
    .where(eq(orderTenders.attemptId, attemptId))
    .orderBy(asc(orderTenders.position));
  const ids = tenders.map((tender) => tender.id);
  const payments = await db.select().from(providerPayments).where(inArray(providerPayments.paymentId, ids));
  const values = await db
    .select()
    .from(valueAccounts)
    .where(inArray(valueAccounts.token, Object.keys(accounts)));
  const operations = await db.select().from(paymentOperations).where(eq(paymentOperations.attemptId, attemptId));
  const moved = tenders.map((tender) => {
    const payment = payments.find((one) => one.paymentId === tender.id);
    if (payment) return payment.refunded;
    const account = values.find(({ token }) => token === tender.token);
    return (spentBefore.get(tender.token) ?? 0) + tender.amount - (account?.spent ?? 0);
  });
  const recorded = tenders.map((tender) =>
    operations
      .filter(({ kind, paymentId, status }) => kind === 'refund' && paymentId === tender.id && status === 'succeeded')
      .reduce((sum, { amount }) => sum + amount, 0),
  );
  return { amounts: tenders.map(({ amount }) => amount), moved, recorded, payment: await orderPayments.read(db, id) };
}

/** The parts of a refund: the last tender first. */
function expectedParts(amounts: readonly number[], refund: number): number[] {
  let left = refund;
  const parts = amounts.toReversed().map((amount) => {
    const part = Math.min(amount, left);
    left -= part;
    return part;
  });
  return parts.toReversed();
}

async function expectRefunded(order: Placed, refunded: number): Promise<void> {
  const { amounts, moved, recorded, payment } = await readRefunds(order);
  expect(moved).toEqual(expectedParts(amounts, refunded));
  expect(recorded).toEqual(moved);
  expect(payment.refunded + payment.storedValue.refunded).toBe(refunded);
  expect(payment.captured + payment.storedValue.captured).toBe(order.total);
}

const failing = async (work: Promise<unknown>) => expect(work).rejects.toThrow('The connection broke');

describe.each(combinations.map((tenders) => [tenders.join(' + '), tenders] as const))(
  'PAY-01: a refund of %s',
  (_name, tenders) => {
    test('in parts is made in reverse order, once for each reference, and never exceeds what was paid', async () => {
      const order = await placeOrder(tenders);
      const step = Math.ceil(order.total / 4);
      const refund = (amount: number, reference: string) =>
        refundOrder(shop.ctx, { orderId: order.id, amount, reference });
      for (const part of [1, 2, 3]) {
        await Promise.all([refund(step, `return ${part}`), refund(step, `return ${part}`)]);
        await expectRefunded(order, step * part);
      }
      expect(await refund(step + 1, 'return 4')).toEqual({ ok: false, error: 'too-much' });
      await refund(order.total - 3 * step, 'return 4');
      await expectRefunded(order, order.total);
      expect((await readRefunds(order)).payment.status).toBe('refunded');
      expect(await refund(1, 'return 5')).toEqual({ ok: false, error: 'too-much' });
    });

    test('that fails at any tender, before or after the service did it, is finished by the recovery', async () => {
      for (const isDone of [false, true])
        for (const at of tenders.keys()) {
          const order = await placeOrder(tenders);
          const refund = { orderId: order.id, amount: order.total, reference: 'all' };
          calls = 0;
          fault = { at, isDone };
          await failing(refundOrder(shop.ctx, refund));
          fault = null;
          const { payment } = await readRefunds(order);
          expect(payment.refunded + payment.storedValue.refunded).toBe(order.total);
          shop.clock.moveBy(121_000);
          await resendOperations(shop.ctx);
          await expectRefunded(order, order.total);
          await refundOrder(shop.ctx, refund);
          await expectRefunded(order, order.total);
        }
    });
  },
);

test('PAY-01: an order that stored value alone paid gives it back when it is canceled, once', async () => {
  const order = await placeOrder(['giftCard', 'code']);
  const notify = vi.fn(async () => undefined);
  await Promise.all([
    voidOrder(shop.ctx, order.id, { onStored: notify }),
    voidOrder(shop.ctx, order.id, { onStored: notify }),
  ]);
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.anything(), {
    isPartlyCharged: false,
    hasAuthorization: false,
    hasRefund: true,
    cardRefund: 0,
  });
  await expectRefunded(order, order.total);
  expect((await readRefunds(order)).payment.status).toBe('canceled');
});

test('the database rejects refunds of more than a tender paid', async () => {
  const order = await placeOrder(['giftCard', 'card']);
  const { db, ids, clock } = shop.ctx;
  const [tender] = await db.select().from(orderTenders).where(eq(orderTenders.attemptId, order.attemptId));
  if (!tender) throw new Error('There is no tender');
  const refund = (amount: number) =>
    db.insert(paymentOperations).values({
      id: ids.row(),
      attemptId: order.attemptId,
      paymentId: tender.id,
      kind: 'refund',
      reference: String(amount),
      amount,
      status: 'requested',
      createdAt: clock.now(),
    });
  await refund(tender.amount - 1);
  await expect(refund(2)).rejects.toMatchObject({ cause: { message: expect.stringContaining('more than') } });
});
