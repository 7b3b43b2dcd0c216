import {} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders } from '../placed-orders/tables.ts';
import { fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { providerPayments } from './embedded-provider/tables.ts';
import type { PaymentProvider } from '../../platform/ports/payment-provider.ts';
import { resolveStalePaymentAttempts } from './resolve-stale-payment-attempts.ts';
import { paymentAttemptTimeoutMs } from './finalize-payment-attempt.ts';
import { orderTenders, paymentAttempts } from './tables.ts';

type Fault = 'none' | 'dies after authorize' | 'hangs after authorize' | 'capture fails' | 'void fails';
let fault: Fault = 'none';

const network = () => Promise.reject(new Error('the line is dead'));

/** The embedded provider with the faults of a real line. */
function faulty(standard: PaymentProvider): PaymentProvider {
  return {
    ...standard,
    async authorize(request) {
      const result = await standard.authorize(request);
      if (fault === 'dies after authorize') return network();
      if (fault === 'hangs after authorize') return new Promise(() => undefined);
      return result;
    },
    capture: (operation) => (fault === 'capture fails' ? network() : standard.capture(operation)),
    void: (paymentId) => (fault === 'void fails' ? network() : standard.void(paymentId)),
  };
}

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({ payments: faulty });
});
afterAll(() => shop.close());
beforeEach(() => {
  fault = 'none';
});

async function atReview() {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  const { basketId } = await goToReview(shopper);
  const statuses = async () => {
    const rows = await shop.ctx.db
      .select({ status: providerPayments.status })
      .from(providerPayments)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, providerPayments.paymentId))
      .where(eq(paymentAttempts.cartId, basketId))
      .orderBy(providerPayments.paymentId);
    return rows.map(({ status }) => status);
  };
  return { shopper, basketId, statuses };
}

test('an authorization with a lost response is voided, and the next click pays once', async () => {
  const { shopper, statuses } = await atReview();
  fault = 'dies after authorize';
  await expect(submitOrder(shopper)).rejects.toThrow('Status: 500');
  expect(await statuses()).toEqual(['voided']);
  fault = 'none';
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await statuses()).toEqual(['voided', 'captured']);
});

test('a process that dies between authorization and commit leaves an authorization that the recovery voids', async () => {
  const { shopper, basketId, statuses } = await atReview();
  fault = 'hangs after authorize';
  void submitOrder(shopper).catch(() => undefined);
  await expect.poll(statuses).toEqual(['authorized']);
  fault = 'none';
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['authorized']);
  shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['voided']);
  expect(await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId))).toEqual([]);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['voided']);
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('a click after the attempt timeout takes over without waiting for the recovery', async () => {
  const { shopper, statuses } = await atReview();
  fault = 'hangs after authorize';
  void submitOrder(shopper).catch(() => undefined);
  await expect.poll(statuses).toEqual(['authorized']);
  fault = 'none';
  shop.clock.moveBy(paymentAttemptTimeoutMs + 1);
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await statuses()).toEqual(['voided', 'captured']);
});

test('an order with a failed capture remains, and the recovery captures it once', async () => {
  const { shopper, statuses } = await atReview();
  fault = 'capture fails';
  expect(await submitOrder(shopper)).toEqual(placed);
  expect(await statuses()).toEqual(['authorized']);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['authorized']);
  fault = 'none';
  await resolveStalePaymentAttempts(shop.ctx, false);
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['captured']);
  expect(await submitOrder(shopper)).toEqual(placed);
});

test('a void that fails is tried again', async () => {
  const { shopper, statuses } = await atReview();
  fault = 'dies after authorize';
  await expect(submitOrder(shopper)).rejects.toThrow('Status: 500');
  await shop.ctx.db.update(paymentAttempts).set({ status: 'abandoned' }).where(eq(paymentAttempts.status, 'voided'));
  await shop.ctx.db.update(orderTenders).set({ status: 'planned' }).where(eq(orderTenders.status, 'released'));
  await shop.ctx.db.update(providerPayments).set({ status: 'authorized' }).where(eq(providerPayments.status, 'voided'));
  fault = 'void fails';
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['authorized']);
  fault = 'none';
  await resolveStalePaymentAttempts(shop.ctx, false);
  expect(await statuses()).toEqual(['voided']);
});

test('a void that overtakes its authorization bars it', async () => {
  const paymentId = shop.ctx.ids.row();
  const request = { paymentId, token: 'none', amount: 100, currency: 'USD', returnUrl: '' } as const;
  await shop.ctx.payments.void(paymentId);
  expect(await shop.ctx.payments.authorize(request)).toMatchObject({ status: 'declined' });
  expect(await shop.ctx.payments.find(paymentId)).toMatchObject({ status: 'voided' });
});
