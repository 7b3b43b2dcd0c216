import {
  getOpenedOrder,
  getOrderDetails,
  getRequestVerificationToken,
  openOrder,
  requestOrderCode,
} from '@settee/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../platform/mail/tables.ts';
import { chicago, fillCart, goods, goToReview, submitOrder } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orderCodes } from './tables.ts';

let shop: TestContext;
let orderNumber = '';
const emailAddress = 'guest@example.com';
beforeAll(async () => {
  shop = await createTestContext();
  const buyer = createShopper(shop);
  await fillCart(buyer, goods.dining);
  await goToReview(buyer, {}, { ...chicago, emailAddress: 'Guest@Example.com' });
  await submitOrder(buyer);
  orderNumber = (await buyer.call(getOrderDetails, {}))?.orderNumber ?? '';
  await shop.post();
});
afterAll(() => shop.close());
// The limits of one network address are not what most of these tests are about.
beforeEach(() => shop.clock.moveBy(2 * 60 * 60_000));

async function newGuest(site?: 'cb2/USA'): Promise<TestShopper> {
  const shopper = createShopper(shop, site);
  await shopper.call(getRequestVerificationToken, {});
  return shopper;
}

const codesTo = async (recipient: string) =>
  (await shop.post()).filter(({ to, subject }) => to === recipient && subject.includes('order code'));

async function mailedCode(shopper: TestShopper): Promise<string> {
  await shopper.call(requestOrderCode, { orderNumber, emailAddress });
  const [mail] = await codesTo(emailAddress);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

test('a guest opens an order by its number, email address and the mailed code, on another browser', async () => {
  const shopper = await newGuest();
  expect(await shopper.call(getOpenedOrder, { orderNumber })).toBeNull();
  const code = await mailedCode(shopper);
  const typed = { orderNumber: orderNumber.toLowerCase().replaceAll('-', ' '), emailAddress: ' GUEST@example.com ' };
  const opened = await shopper.call(openOrder, { ...typed, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(opened).toEqual({ isSuccess: true, message: '' });
  expect(await shopper.call(getOpenedOrder, { orderNumber })).toMatchObject({ orderNumber, lineItems: [{}] });
  expect(await (await newGuest()).call(getOpenedOrder, { orderNumber })).toBeNull();
  shop.clock.moveBy(25 * 60 * 60_000);
  expect(await shopper.call(getOpenedOrder, { orderNumber })).toBeNull();
});

test('the mail shows the code in large digits and has no link: the code is entered where it was requested', async () => {
  const shopper = await newGuest();
  await shopper.call(requestOrderCode, { orderNumber, emailAddress });
  const [mail] = await codesTo(emailAddress);
  const [code = ''] = /^\d{6}/.exec(mail?.subject ?? '') ?? [];
  expect(mail?.brandName).toBe('Settee');
  expect(mail?.text).toContain(`\n\n${code}\n\n`);
  expect(mail?.html).toContain(`<p style="font-size:32px;letter-spacing:.15em">${code}</p>`);
  expect(mail?.html).not.toContain('<a ');
});

test('a code works once', async () => {
  const shopper = await newGuest();
  const code = await mailedCode(shopper);
  const entry = { orderNumber, emailAddress, code };
  const both = await Promise.all([shopper.call(openOrder, entry), shopper.call(openOrder, entry)]);
  expect(both.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  expect(await shopper.call(openOrder, entry)).toMatchObject({ isSuccess: false });
});

test('a code expires after 15 minutes, and a new one replaces it', async () => {
  const shopper = await newGuest();
  const first = await mailedCode(shopper);
  const second = await mailedCode(shopper);
  if (first !== second) {
    expect(await shopper.call(openOrder, { orderNumber, emailAddress, code: first })).toMatchObject({
      isSuccess: false,
    });
  }
  shop.clock.moveBy(15 * 60_000);
  expect(await shopper.call(openOrder, { orderNumber, emailAddress, code: second })).toMatchObject({
    isSuccess: false,
  });
});

test('after five wrong entries the right code opens nothing', async () => {
  const shopper = await newGuest();
  const code = await mailedCode(shopper);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 5; tries++) await shopper.call(openOrder, { orderNumber, emailAddress, code: wrong });
  expect(await shopper.call(openOrder, { orderNumber, emailAddress, code })).toMatchObject({ isSuccess: false });
});

test('the response is the same without such an order, and nothing is sent', async () => {
  const shopper = await newGuest();
  const known = await shopper.call(requestOrderCode, { orderNumber, emailAddress });
  for (const entry of [
    { orderNumber: 'ZZZZ-ZZZZ-ZZ', emailAddress },
    { orderNumber, emailAddress: 'else@example.com' },
    { orderNumber: "' or 1=1 --", emailAddress: 'evil@example.com' },
  ]) {
    expect(await shopper.call(requestOrderCode, entry)).toEqual(known);
    expect(await codesTo(entry.emailAddress === emailAddress ? 'nobody' : entry.emailAddress)).toEqual([]);
  }
  const wrong = await shopper.call(openOrder, { orderNumber, emailAddress, code: '' });
  expect(await shopper.call(openOrder, { orderNumber: 'none', emailAddress: '💣', code: '123456' })).toEqual(wrong);
});

test('an order of one site is not opened on another', async () => {
  const shopper = await newGuest('cb2/USA');
  await shopper.call(requestOrderCode, { orderNumber, emailAddress });
  const sent = await codesTo(emailAddress);
  expect(sent.filter(({ html }) => html.includes('settee²'))).toEqual([]);
});

test('neither the outbox nor the table holds the code', async () => {
  const shopper = await newGuest();
  await shopper.call(requestOrderCode, { orderNumber, emailAddress });
  const [waiting] = await shop.ctx.db.select().from(outbox);
  expect(waiting?.data).toEqual({ orderNumber });
  const code = await mailedCode(shopper);
  expect(JSON.stringify(await shop.ctx.db.select().from(orderCodes))).not.toContain(code);
  expect(shop.logged.join('')).not.toContain(`"${code}"`);
});

test('requests and entries are limited', async () => {
  const shopper = await newGuest();
  const results: unknown[] = [];
  for (let calls = 0; calls < 7; calls++) {
    const reply = await shopper.send('POST', '/ReactCheckout/RequestOrderCode', { orderNumber, emailAddress });
    results.push(reply.status);
  }
  expect(results).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const statuses: unknown[] = [];
  for (let calls = 0; calls < 22; calls++) {
    const reply = await shopper.send('POST', '/ReactCheckout/OpenOrder', { orderNumber, emailAddress, code: '1' });
    statuses.push(reply.status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['no body', undefined],
  ['a list', []],
  ['numbers', { orderNumber: 1, emailAddress: 2, code: 3 }],
  ['objects', { orderNumber: {}, emailAddress: {}, code: {} }],
  ['long texts', { orderNumber: 'x'.repeat(200), emailAddress: `${'x'.repeat(400)}@example.com`, code: '1' }],
  ['no JSON', '{"orderNumber":'],
])('%s returns 400', async (_name, body) => {
  const shopper = await newGuest();
  for (const path of [
    '/ReactCheckout/OpenOrder',
    '/ReactCheckout/RequestOrderCode',
    '/ReactCheckout/CorrectOrderEmail',
  ])
    expect((await shopper.send('POST', path, body)).status).toBe(400);
});

test('without the request token nothing happens', async () => {
  const shopper = await newGuest();
  const reply = await shopper.send(
    'POST',
    '/ReactCheckout/RequestOrderCode',
    { orderNumber, emailAddress },
    { RequestVerificationToken: 'other' },
  );
  expect(reply.status).toBeGreaterThanOrEqual(400);
});
