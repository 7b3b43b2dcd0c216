import { addToCart, applyZip, getCart, getProduct, getQuickShip } from '@settee/contract';
import { formatPrice, type QuickShipItem, quickShipConfiguration } from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offers } from '../products/tables.ts';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
const large = 100112;
const isUsLarge = and(eq(offers.sku, large), eq(offers.siteCulture, 'USA'));
let supplied = 0;
beforeAll(async () => {
  shop = await createTestContext();
  const [offer] = await shop.ctx.db.select().from(offers).where(isUsLarge);
  supplied = offer?.stockReceived ?? 0;
});
beforeEach(() => shop.clock.moveBy(60_000));
afterAll(() => shop.close());

const setStock = (count: number) =>
  shop.ctx.db.update(offers).set({ stockReceived: count, stockSold: 0 }).where(isUsLarge);
const getCodes = (item: QuickShipItem) => Object.values(quickShipConfiguration(item)).join();
const parameterOf = ({ selectedOptionChoices }: QuickShipItem) =>
  selectedOptionChoices.map(({ optionCode, selectedChoice }) => `${optionCode}-${selectedChoice.code}`).join('_');

test('QSHIP-05, QSHIP-06: prebuilt items are returned with price, choices and delivery dates', async () => {
  const { availableItems, inStockMessage } = await createShopper(shop).call(getQuickShip, { sku: goods.sofa });
  expect(inStockMessage).toBe('In stock and ready to ship');
  expect(availableItems.map(getCodes)).toEqual([
    '3001,1201,2001',
    '3002,1201,2001',
    '3002,1101,2002',
    '3002,1401,2001',
  ]);
  expect(availableItems[1]).toMatchObject({
    title: 'Alder Sofa',
    sku: large,
    availabilityDisplayString: expect.stringMatching(/^In stock[.] Arrives \w+ \d+ – \w+ \d+$/),
    images: { mobile: expect.stringMatching(/webp$/), desktopHiRes: expect.stringMatching(/avif$/) },
    selectedOptionChoices: [
      { optionCode: 11, optionType: 'size', optionSequence: 1, selectedChoice: { code: 3002 } },
      { optionCode: 12, optionType: 'fabric', optionSequence: 2, selectedChoice: { text: 'Washed Linen, Flax' } },
      { optionCode: 13, optionType: 'leg', optionSequence: 3, selectedChoice: { code: 2001 } },
    ],
  });
});

test('QSHIP-07: back-ordered items are listed separately with later dates', async () => {
  const reply = await createShopper(shop).call(getQuickShip, { sku: goods.sofa });
  expect(reply.backorderedMessage).toBe('Backordered: more on the way');
  expect(reply.backorderedItems.map(getCodes)).toEqual(['3003,1102,2003']);
  expect(reply.backorderedItems[0]?.availabilityDisplayString).toMatch(/^Arrives/);
});

test('a quick-ship price equals the cart price of the same choices', async () => {
  const shopper = createShopper(shop);
  const { availableItems } = await shopper.call(getQuickShip, { sku: goods.sofa });
  await shopper.call(
    addToCart,
    availableItems.map((item) => ({ Sku: item.sku, OptionChoiceParameter: parameterOf(item) })),
  );
  const { lineItems } = await shopper.call(getCart, {});
  const prices = lineItems.map(({ priceQuantityTotals }) => formatPrice(priceQuantityTotals.unitPrice, 'USA'));
  expect(prices.toSorted()).toEqual(availableItems.map(({ priceDisplayString }) => priceDisplayString).toSorted());
});

test('the sidebar shows the same values as the page and the cart for the same choices', async () => {
  const shopper = createShopper(shop);
  const { availableItems } = await shopper.call(getQuickShip, { sku: goods.sofa });
  const item = availableItems[1] ?? expect.unreachable();
  const page = await shopper.call(getProduct, { sku: goods.sofa, oc: parameterOf(item) });
  expect(page.availabilityMessage).toBe(item.availabilityDisplayString);
  expect(page.skus.find(({ sku }) => sku === large)?.availabilityMessage).toBe('In stock');
  await shopper.call(addToCart, [{ Sku: item.sku, OptionChoiceParameter: parameterOf(item) }]);
  const { lineItems } = await shopper.call(getCart, {});
  const { itemInfo, shippingDeliveryOptions } = lineItems[0] ?? expect.unreachable();
  expect(`${itemInfo.availabilityMessage}. ${shippingDeliveryOptions.shippingOption.edd}`).toBe(
    item.availabilityDisplayString,
  );
});

test('more than lie made are made to order', async () => {
  const shopper = createShopper(shop);
  const { availableItems } = await shopper.call(getQuickShip, { sku: goods.sofa });
  const [item = expect.unreachable()] = availableItems;
  expect(item.availabilityDisplayString).toMatch(/^Only 4 left[.] /);
  await shopper.call(addToCart, [{ Sku: item.sku, Quantity: 5, OptionChoiceParameter: parameterOf(item) }]);
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems[0]?.itemInfo.availabilityMessage).toBe('Made to order');
});

test('there is never more of a piece than of its sku, and nothing of what is sold out', async () => {
  await setStock(2);
  const few = await createShopper(shop).call(getQuickShip, { sku: goods.sofa });
  expect(few.availableItems[1]?.availabilityDisplayString).toMatch(/^Only 2 left[.] Arrives/);
  await setStock(0);
  const { availableItems, backorderedItems } = await createShopper(shop).call(getQuickShip, { sku: goods.sofa });
  expect([...availableItems, ...backorderedItems].map(({ sku }) => sku)).toEqual([100111, 100113]);
  await setStock(supplied);
});

test('QSHIP-04: delivery dates use the postal code of the cart, which is returned', async () => {
  const shopper = createShopper(shop);
  const before = await shopper.call(getQuickShip, { sku: goods.sofa });
  expect(before.zipCode).toBe('');
  await shopper.call(applyZip, { zipCode: '99501' });
  const far = await shopper.call(getQuickShip, { sku: goods.sofa });
  expect(far.zipCode).toBe('99501');
  expect(far.availableItems.map(getCodes)).toEqual(before.availableItems.map(getCodes));
  expect(far.availableItems[1]?.availabilityDisplayString).not.toBe(
    before.availableItems[1]?.availabilityDisplayString,
  );
});

test('QSHIP-08: a product page contains the default SKU of its rollup, or none without prebuilt items', async () => {
  const shopper = createShopper(shop);
  const { quickShipSku, skus } = await shopper.call(getProduct, { sku: goods.sofa });
  expect(skus.map(({ sku }) => sku)).toContain(quickShipSku);
  expect(await shopper.call(getQuickShip, { sku: quickShipSku ?? 0 })).toEqual(
    await shopper.call(getQuickShip, { sku: goods.sofa }),
  );
  expect((await shopper.call(getProduct, { sku: goods.loveseat })).quickShipSku).toBeUndefined();
});

test('QSHIP-09: a product without prebuilt items returns empty lists and messages', async () => {
  expect(await createShopper(shop).call(getQuickShip, { sku: goods.loveseat })).toEqual({
    availableItems: [],
    backorderedItems: [],
    inStockMessage: '',
    backorderedMessage: '',
    zipCode: '',
  });
});

test('each site has its own stock, and each brand its own pieces', async () => {
  const canada = await createShopper(shop, 'main/CANADA').call(getQuickShip, { sku: goods.sofa });
  expect(canada.availableItems.map(getCodes)).toEqual(['3001,1201,2001', '3002,1201,2001', '3002,1101,2002']);
  expect(canada.backorderedItems.map(getCodes)).toEqual(['3002,1401,2001', '3003,1102,2003']);
  const cb2 = await createShopper(shop, 'cb2/USA').call(getQuickShip, { sku: 200101 });
  expect(cb2.availableItems.map(getCodes)).toEqual(['3002,1104,2003', '3003,1106,2003']);
});

test.each([
  ['/browse/quickship/999999', 404],
  ['/browse/quickship/200101', 404],
  ['/browse/quickship/sofa', 400],
  ['/browse/quickship/0', 400],
  ['/browse/quickship', 404],
])('QSHIP-06: %s returns status %i', async (path, status) => {
  expect((await createShopper(shop).send('GET', path)).status).toBe(status);
});

test('QSHIP-06: the sku of the path wins over that of the query', async () => {
  const reply = await createShopper(shop).send('GET', '/browse/quickship/100101?sku=100102');
  expect((await reply.json()).availableItems).toHaveLength(4);
});

test('five prebuilt items need at most three queries', async () => {
  const shopper = createShopper(shop);
  await shopper.call(getQuickShip, { sku: goods.sofa });
  const before = shop.queries.length;
  await shopper.call(getQuickShip, { sku: goods.sofa });
  expect(shop.queries.length - before).toBeLessThanOrEqual(3);
});
