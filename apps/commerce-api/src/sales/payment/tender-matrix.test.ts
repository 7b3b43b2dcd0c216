import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitOrder, placed } from '../../testing/checkout.ts';
import type { TestShopper } from '../../testing/shopper.ts';
import {
  accounts,
  applyTenders,
  combinations,
  issueTenders,
  ledgerKinds,
  newPayer,
  type TenderKind,
} from '../../testing/tender-mix.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';
import { valueAccounts, valueHolds } from '../tenders/embedded-stored-value/tables.ts';
import { paymentAttemptTimeoutMs } from './finalize-payment-attempt.ts';
import { resolveStalePaymentAttempts } from './resolve-stale-payment-attempts.ts';
import { providerPayments } from './embedded-provider/tables.ts';
import { orderTenders, paymentAttempts } from './tables.ts';

type How = 'fails' | 'loses its response' | 'dies before' | 'dies after';
interface Fault {
  call: 'reserve' | 'capture' | 'store' | 'release';
  at: number;
  how: How;
}
let faults: readonly Fault[] = [];
const none = { reserve: 0, capture: 0, store: 0, release: 0 };
let counted = { ...none };
/** Tokens and payment ids in the order in which they were given back. */
let givenBack: string[] = [];

/** Whether the call with the fault has reached its end. */
let isHanging = false;

function never(): Promise<never> {
  isHanging = true;
  return new Promise(() => undefined);
}

const lost = () => Promise.reject(new Error('The connection broke'));

const faultOf = (call: Fault['call'], at: number) => faults.find((one) => one.call === call && one.at === at);

/** Calls a service with the planned fault; `failed` returns its own rejection. */
async function callWithFault<T>(call: Fault['call'], work: () => Promise<T>, failed: () => Promise<T>): Promise<T> {
  const fault = faultOf(call, counted[call]++);
  if (!fault) return work();
  const { how } = fault;
  if (how === 'dies before') return never();
  if (how === 'fails') return failed();
  await work();
  return how === 'dies after' ? never() : lost();
}

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({
    payments: (standard) => ({
      ...standard,
      authorize: (request) =>
        callWithFault(
          'reserve',
          () => standard.authorize(request),
          async () => ({ status: 'declined', code: 'declined' }),
        ),
      capture: (operation) => callWithFault('capture', () => standard.capture(operation), lost),
      void: (paymentId) => {
        givenBack.push(paymentId);
        return callWithFault('release', () => standard.void(paymentId), lost);
      },
    }),
    storedValue: (standard) => ({
      ...standard,
      hold: (attemptId, part) =>
        callWithFault(
          'reserve',
          () => standard.hold(attemptId, part),
          async () => ({ isHeld: false, short: { token: part.token, balance: part.amount } }),
        ),
      capture: (attemptId, token) => callWithFault('capture', () => standard.capture(attemptId, token), lost),
      release: (attemptId, token) => {
        givenBack.push(token);
        return callWithFault('release', () => standard.release(attemptId, token), lost);
      },
    }),
  });
  const { ctx } = shop;
  const { inTransaction } = ctx;
  // Place Order starts its attempt in the first transaction and stores the order in the second.
  ctx.inTransaction = (work) => {
    const fault = faultOf('store', counted.store++);
    if (!fault) return inTransaction(work);
    if (fault.how !== 'fails') return never();
    return inTransaction(async (tx) => {
      await work(tx);
      return lost();
    });
  };
  await issueTenders(shop);
});
afterAll(() => shop.close());

/** All rows of the newest attempt of a cart. */
async function readMoney(basketId: string) {
  const { db } = shop.ctx;
  const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, basketId));
  const attempt = attempts.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
  if (!attempt) throw new Error('There is no attempt');
  const tenders = await db
    .select()
    .from(orderTenders)
    .where(eq(orderTenders.attemptId, attempt.id))
    .orderBy(asc(orderTenders.position));
  const payments = await db
    .select()
    .from(providerPayments)
    .where(inArray(providerPayments.paymentId, [attempt.id, ...tenders.map(({ id }) => id)]));
  const holds = await db.select().from(valueHolds).where(eq(valueHolds.attemptId, attempt.id));
  const spent = await db
    .select()
    .from(valueAccounts)
    .where(inArray(valueAccounts.token, Object.keys(accounts)));
  const placedOrders = await db.select().from(orders).where(eq(orders.cartId, basketId));
  return { attempt, tenders, payments, holds, spent, order: placedOrders[0] ?? null };
}

/** Balances before an order, so that each stored value pays its share. */
let spentBefore: ReadonlyMap<string, number> = new Map();

async function pay(shopper: TestShopper, tenders: readonly TenderKind[]) {
  const applied = await applyTenders(shop, shopper, tenders);
  ({ spentBefore } = applied);
  return applied;
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** No order: all money is back, in reverse order, and the ledger still adds up. */
async function expectNothingTaken(basketId: string, total: number): Promise<void> {
  const { attempt, tenders, payments, holds, spent, order } = await readMoney(basketId);
  expect(order).toBeNull();
  expect([attempt.total, sum(tenders)]).toEqual([total, total]);
  expect(['voided', 'declined']).toContain(attempt.status);
  expect(tenders.map(({ status }) => status)).toEqual(tenders.map(() => 'released'));
  expect(payments.filter(({ status }) => status === 'authorized' || status === 'captured')).toEqual([]);
  expect(holds.filter(({ status }) => status !== 'released')).toEqual([]);
  for (const { token, spent: now } of spent) if (spentBefore.has(token)) expect(now).toBe(spentBefore.get(token));
  if (attempt.status === 'declined') return;
  const inOrder = tenders.map(({ id, token }) => token || id);
  // What could not be given back is repeated.
  expect([...new Set(givenBack)]).toEqual(inOrder.toReversed());
}

/** The tenders of an order: each is spent once, and they add up to the total. */
async function expectAllTaken(basketId: string, total: number, paid: readonly TenderKind[]): Promise<void> {
  const { attempt, tenders, payments, holds, order } = await readMoney(basketId);
  expect(tenders.map(({ kind }) => kind)).toEqual(ledgerKinds(paid));
  expect(order?.total).toBe(total);
  expect([attempt.status, attempt.total, sum(tenders)]).toEqual(['captured', total, total]);
  expect(tenders.map(({ status }) => status)).toEqual(tenders.map(() => 'captured'));
  const taken = holds.filter(({ status }) => status === 'taken');
  expect(holds).toHaveLength(taken.length);
  const captured = payments.reduce((amount, payment) => amount + payment.captured, 0);
  expect(sum(taken) + captured).toBe(total);
  expect(givenBack).toEqual([]);
}

/** Places an order with a fault and lets the recovery finish what a dead process leaves. */
async function placeWithFault(shopper: TestShopper, ...planned: readonly Fault[]): Promise<unknown> {
  counted = { ...none };
  givenBack = [];
  faults = planned;
  const isDead = planned.some(({ how }) => how.startsWith('dies'));
  isHanging = false;
  const placing = submitOrder(shopper).catch((error: unknown) => error);
  let response: unknown = 'dead';
  if (isDead) await expect.poll(() => isHanging, { interval: 5, timeout: 20_000 }).toBe(true);
  else response = await placing;
  faults = [];
  shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
  await resolveStalePaymentAttempts(shop.ctx, false);
  return response;
}

const hows: readonly How[] = ['fails', 'loses its response', 'dies before', 'dies after'];

describe.each(combinations.map((tenders) => [tenders.join(' + '), tenders] as const))(
  'PAY-01, PAY-02: %s',
  (_name, tenders) => {
    test('each failure before the order is stored gives everything back in reverse order; then the same cart can be ordered', async () => {
      const shopper = await newPayer(shop);
      const faults: Fault[] = [
        ...tenders.flatMap((_, index) => hows.map((how): Fault => ({ call: 'reserve', at: index, how }))),
        { call: 'store', at: 1, how: 'fails' },
        { call: 'store', at: 1, how: 'dies before' },
      ];
      for (const planned of faults) {
        const { basketId, total } = await pay(shopper, tenders);
        const response = await placeWithFault(shopper, planned);
        expect(response, JSON.stringify(planned)).not.toEqual(placed);
        await expectNothingTaken(basketId, total);
      }
      const { basketId, total } = await pay(shopper, tenders);
      givenBack = [];
      expect(await submitOrder(shopper)).toEqual(placed);
      await expectAllTaken(basketId, total, tenders);
    });

    test('each failure after the order is stored leaves an order that is captured once', async () => {
      for (const [index] of tenders.entries())
        for (const how of hows) {
          const shopper = await newPayer(shop);
          const { basketId, total } = await pay(shopper, tenders);
          const response = await placeWithFault(shopper, { call: 'capture', at: index, how });
          if (!how.startsWith('dies')) expect(response).toEqual(placed);
          // Operations without a response are sent again by the next run.
          await resolveStalePaymentAttempts(shop.ctx, false);
          await expectAllTaken(basketId, total, tenders);
        }
    });
  },
);

test.each(combinations.filter(({ length }) => length === 2).map((tenders) => [tenders.join(' + '), tenders] as const))(
  'PAY-01, PAY-02: %s: a tender that can’t be given back does not stop the other, and is given back later',
  async (_name, tenders) => {
    const shopper = await newPayer(shop);
    for (const [index] of tenders.entries())
      for (const how of ['fails', 'loses its response'] as const) {
        const { basketId, total } = await pay(shopper, tenders);
        const stored = { call: 'store', at: 1, how: 'fails' } as const;
        expect(await placeWithFault(shopper, stored, { call: 'release', at: index, how })).not.toEqual(placed);
        // The tender with the fault is given back once more.
        expect(givenBack.length).toBeGreaterThan(tenders.length);
        await resolveStalePaymentAttempts(shop.ctx, false);
        await expectNothingTaken(basketId, total);
      }
  },
);

test('the matrix has every pair and triple that may meet', () => {
  expect(combinations.length).toBe(42);
});

test('the database rejects tenders that do not add up to the total of their attempt or order', async () => {
  const shopper = await newPayer(shop);
  const { basketId } = await pay(shopper, ['giftCard', 'card']);
  givenBack = [];
  expect(await submitOrder(shopper)).toEqual(placed);
  const { attempt, tenders, order } = await readMoney(basketId);
  const { db } = shop.ctx;
  const isThis = eq(orderTenders.id, tenders[0]?.id ?? '');
  const rejection = { cause: { message: expect.stringContaining('do not add up') } };
  await expect(db.update(orderTenders).set({ amount: 1 }).where(isThis)).rejects.toMatchObject(rejection);
  await expect(db.delete(orderTenders).where(isThis)).rejects.toMatchObject(rejection);
  const isAttempt = eq(paymentAttempts.id, attempt.id);
  await expect(db.update(paymentAttempts).set({ total: 1 }).where(isAttempt)).rejects.toMatchObject(rejection);
  const isOrder = eq(orders.id, order?.id ?? '');
  await expect(db.update(orders).set({ total: 1 }).where(isOrder)).rejects.toMatchObject(rejection);
});
