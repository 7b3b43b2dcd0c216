import { addItems, addToCart, getCart, updateItem } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, goods } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

/** JSON as it is sent, so that it can say what no JavaScript value does. */
const quantities = ['0', '-1', '1.5', '1e9', '100', '"2abc"', '"2"', '"NaN"', 'null', '[1]', '{}', 'true', '1e400'];
const skus = ['0', '-1', '1.5', '1e12', '"2abc"', '"100202"', 'null', '[100202]', '{"sku":100202}', 'true', '"🛋️"'];

async function shopperWithCart(): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining, 2);
  return shopper;
}

async function expectRejected(path: string, body: string, shopper: TestShopper, statuses: readonly number[] = [400]) {
  const before = await shopper.call(getCart, {});
  const reply = await shopper.send('POST', path, body);
  expect(statuses, `${body.slice(0, 80)} gave ${reply.status}`).toContain(reply.status);
  expect(await shopper.call(getCart, {})).toEqual(before);
}

test.each(quantities)(
  'QTY-02: the quantity %s is rejected with 400 and leaves the cart unchanged',
  async (quantity) => {
    const shopper = await shopperWithCart();
    const id = (await shopper.call(getCart, {})).lineItems[0]?.id;
    const item = `{"Sku":${goods.dining},"Quantity":${quantity}}`;
    await expectRejected(updateItem.path, `{"id":"${id}","quantity":${quantity}}`, shopper);
    await expectRejected(addToCart.path, `[${item}]`, shopper);
    await expectRejected(addItems.path, `{"items":[${item}]}`, shopper);
  },
);

test.each(skus)('the SKU %s is rejected with 400 and leaves the cart unchanged', async (sku) => {
  const shopper = await shopperWithCart();
  await expectRejected(addToCart.path, `[{"Sku":${sku}}]`, shopper);
  await expectRejected(addItems.path, `{"items":[{"Sku":${sku}}]}`, shopper);
});

test('one wrong item among good ones puts nothing in', async () => {
  const shopper = await shopperWithCart();
  const good = `{"Sku":${goods.loveseat}}`;
  await expectRejected(addToCart.path, `[${good},{"Sku":${goods.dining},"Quantity":0},${good}]`, shopper);
});

test('ten thousand items or a body of a megabyte are rejected and leave the cart unchanged', async () => {
  const shopper = await shopperWithCart();
  const item = `{"Sku":${goods.dining}}`;
  const list = `[${Array.from({ length: 10_000 }, () => item).join(',')}]`;
  await expectRejected(addToCart.path, list, shopper, [400, 413]);
  await expectRejected(addToCart.path, `[${Array.from({ length: 1_000 }, () => item).join(',')}]`, shopper);
  const long = `[{"Sku":${goods.dining},"Url":"${'x'.repeat(1_000_000)}"}]`;
  await expectRejected(addToCart.path, long, shopper, [400, 413]);
});

test('QTY-02: 50 adds of three at once make one line of 99, and those that found no room say so', async () => {
  const shopper = createShopper(shop);
  await shopper.call(addToCart, [{ Sku: goods.dining }]);
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => shopper.call(addToCart, [{ Sku: goods.dining, Quantity: 3 }])),
  );
  const cart = await shopper.call(getCart, {});
  expect(cart.lineItems.map((line) => line.priceQuantityTotals.quantity)).toEqual([99]);
  const added = responses.reduce(
    (sum, response) => sum + (response && 'addedItemCount' in response ? response.addedItemCount : 0),
    0,
  );
  expect(added).toBe(98);
  expect(responses.filter((response) => response?.isSuccess)).toHaveLength(33);
});

test('adds and changes of one line at once end with what the last of them in the database said', async () => {
  const shopper = await shopperWithCart();
  const id = (await shopper.call(getCart, {})).lineItems[0]?.id ?? '';
  const changes = Array.from({ length: 20 }, (_, index) => shopper.call(updateItem, { id, quantity: index + 1 }));
  await Promise.all([...changes, ...Array.from({ length: 5 }, () => shopper.call(addToCart, [{ Sku: goods.dining }]))]);
  const { lineItems, cartSummary } = await shopper.call(getCart, {});
  expect(lineItems).toHaveLength(1);
  expect(lineItems[0]?.priceQuantityTotals.quantity).toBe(cartSummary.itemCount);
  expect(cartSummary.itemCount).toBeGreaterThanOrEqual(1);
  expect(cartSummary.itemCount).toBeLessThanOrEqual(25);
});
