import { addToCart, cancelReturn, getCart, getOrderDetails, getOrderReturns, requestReturn } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offers } from '../../catalog/products/tables.ts';
import { fillCart, goods, goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { rateLimitWindows } from '../../platform/tables.ts';
import { shipAll } from '../../testing/ship.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orderReturns } from './tables.ts';
import { receiveReturn, refundReturn } from './process-return.ts';

const token = 'a-secret-of-the-warehouse';
let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({}, { ORDERS_TOKEN: token });
});
afterAll(() => shop.close());
// The limits of one network address are not what these tests are about.
beforeEach(async () => void (await shop.ctx.db.delete(rateLimitWindows)));

/** Two of a piece in stock, and a sofa that is made to order; both shipped. */
async function newOrder(quantity = 2) {
  await shop.ctx.db.update(offers).set({ stockSold: 0 });
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, quantity);
  await shopper.call(addToCart, [{ Sku: goods.sofa, OptionChoiceParameter: '11-3002_12-1201_13-2001', Quantity: 1 }]);
  await shopper.call(getCart, {});
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  const order = await shopper.call(getOrderDetails, {});
  if (!order) throw new Error('There is no order');
  await shipAll(shop, order.orderNumber);
  const returns = async () => {
    const found = await shopper.call(getOrderReturns, { orderNumber: order.orderNumber });
    if (!found) throw new Error('The order is not shown');
    return found;
  };
  const [stocked, made] = order.lineItems;
  return { shopper, order, orderNumber: order.orderNumber, returns, lineId: stocked?.id ?? '', madeId: made?.id ?? '' };
}

type Ordered = Awaited<ReturnType<typeof newOrder>>;

function request({ shopper, orderNumber, lineId }: Ordered, quantity = 1, change: object = {}) {
  const line = { lineId, quantity };
  const entry = { orderNumber, requestId: crypto.randomUUID(), reason: 'changedMind' as const, lines: [line] };
  return shopper.call(requestReturn, { ...entry, ...change });
}

async function desk(path: string, body: object) {
  const response = await shop.api.request(`http://10.0.0.7${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const statusOf = (shopper: TestShopper, path: string, body: object) =>
  shopper.send('POST', path, body).then(({ status }) => status);

test('ORDER-12: a return of an order is requested, received and refunded, and each step is shown and mailed', async () => {
  const ordered = await newOrder();
  const { order, orderNumber, returns, lineId } = ordered;
  const before = await returns();
  const line = before.lines.find((one) => one.lineId === lineId);
  expect(line).toMatchObject({ quantity: 2, returned: 0, exclusion: null });
  const { message, returnNumber } = await request(ordered);
  expect([message, returnNumber]).toEqual(['', `${orderNumber}-R1`]);
  const half = Math.round((line?.paid ?? 0) / 2) + Math.round((line?.tax ?? 0) / 2);
  expect((await returns()).returns).toMatchObject([
    { returnNumber, status: 'requested', reason: 'changedMind', refund: half, lines: [{ lineId, quantity: 1 }] },
  ]);
  const [mail] = await shop.post();
  expect(mail).toMatchObject({ to: 'nora@example.com', subject: `Your return ${returnNumber}` });

  expect(await desk('/api/returns', {})).toMatchObject({
    status: 200,
    body: { returns: [{ orderNumber, returnNumber, status: 'requested', refund: half, lines: [{ quantity: 1 }] }] },
  });
  const path = `/api/returns/${returnNumber.toLowerCase()}`;
  expect(await desk(path, { action: 'refund' })).toEqual({ status: 409, body: { error: 'not-received' } });
  expect((await desk(path, { action: 'receive' })).body).toMatchObject({ returns: [{ status: 'received' }] });
  const twice = await Promise.all([desk(path, { action: 'refund' }), desk(path, { action: 'refund' })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  await desk(path, { action: 'refund' });
  expect((await returns()).returns).toMatchObject([{ status: 'refunded', refund: half }]);
  const { payment } = (await ordered.shopper.call(getOrderDetails, {})) ?? {};
  expect(payment).toMatchObject({ status: 'partlyRefunded', refunded: half, captured: order.orderSummary.total });
  const mails = (await shop.post()).filter(({ subject }) => subject.startsWith('We’ve refunded'));
  expect(mails).toHaveLength(1);
});

test('what is made to order is not returned online, and nothing is returned that was not bought', async () => {
  const ordered = await newOrder();
  const { returns, lineId, madeId } = ordered;
  expect((await returns()).lines.find((one) => one.lineId === madeId)?.exclusion).toBe('madeToOrder');
  for (const lines of [
    [],
    [{ lineId: madeId, quantity: 1 }],
    [{ lineId: 'other', quantity: 1 }],
    [{ lineId, quantity: 3 }],
    [
      { lineId, quantity: 1 },
      { lineId, quantity: 1 },
    ],
  ])
    expect(await request(ordered, 1, { lines })).toMatchObject({ isSuccess: false });
  expect((await returns()).returns).toEqual([]);
});

test('a click that arrives twice requests one return, and clicks at once return no more than was bought', async () => {
  const ordered = await newOrder();
  const same = { requestId: crypto.randomUUID() };
  const [one, other] = await Promise.all([request(ordered, 1, same), request(ordered, 1, same)]);
  expect(one).toEqual(other);
  const all = await Promise.all([request(ordered), request(ordered), request(ordered)]);
  expect(all.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
  const { returns, lines } = await ordered.returns();
  expect(returns).toHaveLength(2);
  const line = lines.find(({ lineId }) => lineId === ordered.lineId);
  expect(line?.returned).toBe(2);
  // All pieces of a line give back what the line cost, to the cent.
  expect(returns.reduce((sum, { refund }) => sum + refund, 0)).toBe((line?.paid ?? 0) + (line?.tax ?? 0));
});

test('pieces of a canceled return can be returned again, and the cents still add up', async () => {
  const ordered = await newOrder(3);
  const first = await request(ordered);
  await request(ordered);
  const cancel = { orderNumber: ordered.orderNumber, returnNumber: first.returnNumber };
  const both = await Promise.all([
    ordered.shopper.call(cancelReturn, cancel),
    ordered.shopper.call(cancelReturn, cancel),
  ]);
  expect(both).toEqual([
    { isSuccess: true, message: '' },
    { isSuccess: true, message: '' },
  ]);
  await request(ordered, 2);
  expect(await request(ordered)).toMatchObject({ isSuccess: false });
  const { returns, lines } = await ordered.returns();
  const sent = returns.filter(({ status }) => status !== 'canceled');
  const line = lines.find(({ lineId }) => lineId === ordered.lineId);
  expect(sent.reduce((sum, { refund }) => sum + refund, 0)).toBe((line?.paid ?? 0) + (line?.tax ?? 0));
});

test('a received return can’t be canceled, and a canceled one is neither received nor refunded', async () => {
  const ordered = await newOrder();
  const { shopper, orderNumber } = ordered;
  const { returnNumber } = await request(ordered);
  await receiveReturn(shop.ctx, returnNumber);
  expect(await shopper.call(cancelReturn, { orderNumber, returnNumber })).toMatchObject({ isSuccess: false });
  const second = await request(ordered);
  await shopper.call(cancelReturn, { orderNumber, returnNumber: second.returnNumber });
  expect(await receiveReturn(shop.ctx, second.returnNumber)).toBe('canceled');
  expect(await refundReturn(shop.ctx, second.returnNumber)).toBe('canceled');
  const third = await request(ordered);
  const [canceled, received] = await Promise.all([
    shopper.call(cancelReturn, { orderNumber, returnNumber: third.returnNumber }),
    receiveReturn(shop.ctx, third.returnNumber),
  ]);
  expect(canceled.isSuccess).toBe(received === 'canceled');
});

test('the refund of a damaged or wrong item includes its share of the delivery charge', async () => {
  const ordered = await newOrder();
  await request(ordered);
  await request(ordered, 1, { reason: 'damaged' });
  const { returns, lines } = await ordered.returns();
  const delivery = lines.find(({ lineId }) => lineId === ordered.lineId)?.delivery ?? 0;
  expect(delivery).toBeGreaterThan(0);
  const [changedMind, damaged] = returns.map(({ refund }) => refund);
  expect(Math.abs((damaged ?? 0) - (changedMind ?? 0) - Math.floor(delivery / 2))).toBeLessThanOrEqual(2);
});

test('an order of another shopper is not found', async () => {
  const { orderNumber, lineId } = await newOrder();
  const other = await newOrder();
  const { shopper } = other;
  const lines = [{ lineId, quantity: 1 }];
  expect(await shopper.call(getOrderReturns, { orderNumber })).toBeNull();
  const entry = { orderNumber, requestId: crypto.randomUUID(), reason: 'changedMind', lines };
  expect(await statusOf(shopper, '/ReactCheckout/RequestReturn', entry)).toBe(404);
  const { returnNumber } = await request(other);
  const cancel = '/ReactCheckout/CancelReturn';
  expect(await statusOf(shopper, cancel, { orderNumber, returnNumber })).toBe(404);
  expect(await statusOf(shopper, cancel, { orderNumber: other.orderNumber, returnNumber: `${orderNumber}-R1` })).toBe(
    404,
  );
  expect(await statusOf(shopper, '/ReactCheckout/Reorder', { orderNumber, lineIds: [], isAccepted: true })).toBe(404);
});

test('a refund is never more than is left of what was paid', async () => {
  const ordered = await newOrder();
  const { total } = ordered.order.orderSummary;
  const { returnNumber } = await request(ordered, 2);
  await receiveReturn(shop.ctx, returnNumber);
  await desk(`/api/orders/${ordered.orderNumber}`, { action: 'refund', amount: total - 100, reference: 'goodwill' });
  expect(await refundReturn(shop.ctx, returnNumber)).toBeNull();
  const [stored] = await shop.ctx.db.select().from(orderReturns).where(eq(orderReturns.returnNumber, returnNumber));
  expect(stored).toMatchObject({ status: 'refunded', refund: 100 });
});

test.each([
  ['/api/returns', { statuses: ['lost'] }, 400],
  ['/api/returns/NONE-R1', { action: 'receive' }, 404],
  ['/api/returns/NONE-R1', { action: 'refund' }, 404],
  ['/api/returns/NONE-R1', { action: 'status' }, 404],
  ['/api/returns/NONE-R1', { action: 'delete' }, 400],
])('the desk responds to %s with %j with status %i', async (path, body, status) => {
  expect((await desk(path, body)).status).toBe(status);
});

test('without the token no return is read or moved', async () => {
  for (const path of ['/api/returns', '/api/returns/NONE-R1']) {
    const response = await shop.api.request(`http://10.0.0.7${path}`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  }
});

test('the window closes 30 days after the last promised arrival', async () => {
  const ordered = await newOrder();
  const { returnUntil, isOpen } = await ordered.returns();
  expect(isOpen).toBe(true);
  const end = Date.parse(`${returnUntil}T12:00:00Z`);
  expect(end - shop.clock.now().getTime()).toBeGreaterThan(30 * 86_400_000);
  shop.clock.moveBy(end - shop.clock.now().getTime() + 86_400_000);
  expect((await ordered.returns()).isOpen).toBe(false);
  expect(await request(ordered)).toMatchObject({ isSuccess: false, returnNumber: '' });
});
