import { getRequestVerificationToken, requestPasswordReset } from '@settee/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { makeAccount } from '../../testing/account.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { deliverOutbox, createOutboxWorker } from './outbox.ts';
import { outbox } from './tables.ts';

const sent: string[] = [];
let isDown = false;
const mailer = {
  async send({ to }: { to: string }) {
    if (isDown) throw Object.assign(new Error(`451 ${to} try later`), { code: 'EENVELOPE' });
    sent.push(to);
  },
  close: () => undefined,
};

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({ mailer });
  await makeAccount(shop, 'nora@example.com');
});
afterAll(() => shop.close());
beforeEach(() => {
  isDown = false;
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

async function requestReset(accountEmail = 'nora@example.com') {
  const shopper = createShopper(shop);
  await shopper.call(getRequestVerificationToken, {});
  await shopper.call(requestPasswordReset, { accountEmail });
}
const waiting = async () => (await shop.ctx.db.select().from(outbox)).length;

test('an email that a server rejects stays queued and is retried with increasing delay', async () => {
  await requestReset();
  isDown = true;
  await deliverOutbox(shop.ctx);
  expect([sent, await waiting()]).toEqual([[], 1]);
  isDown = false;
  await deliverOutbox(shop.ctx);
  expect(sent).toEqual([]);
  shop.clock.moveBy(60_000);
  await deliverOutbox(shop.ctx);
  expect([sent, await waiting()]).toEqual([['nora@example.com'], 0]);
});

test('the log reports that an email is queued, without its recipient', async () => {
  await requestReset();
  isDown = true;
  await deliverOutbox(shop.ctx);
  const line = shop.logged.findLast((each) => each.includes('mail not sent yet')) ?? '';
  expect(line).toContain('EENVELOPE');
  expect(line).not.toContain('nora@');
  shop.clock.moveBy(3_600_000);
  isDown = false;
  await deliverOutbox(shop.ctx);
});

test('a mail that can not be sent for a day is given up', async () => {
  await requestReset();
  isDown = true;
  for (let tries = 0; tries < 30; tries++) {
    await deliverOutbox(shop.ctx);
    shop.clock.moveBy(3_600_000);
  }
  expect(await waiting()).toBe(0);
  expect(shop.logged.join('')).toContain('mail given up');
});

test('of two processes that send at once each mail is sent by one', async () => {
  for (let letters = 0; letters < 3; letters++) await requestReset();
  await Promise.all([deliverOutbox(shop.ctx), deliverOutbox(shop.ctx)]);
  expect([sent.length, await waiting()]).toEqual([3, 0]);
});

test('what waits holds no token', async () => {
  await requestReset();
  const [email] = await shop.ctx.db.select().from(outbox);
  expect(email?.data).toEqual({});
  await deliverOutbox(shop.ctx);
});

test('the worker runs 200 ms after wake, once for all callers, and not after stop', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let rounds = 0;
  const { wake, stop } = createOutboxWorker(async () => void (rounds += 1));
  for (let calls = 0; calls < 5; calls++) wake();
  await vi.advanceTimersByTimeAsync(199);
  expect(rounds).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toBe(1);
  wake();
  await stop();
  wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rounds).toBe(1);
});
