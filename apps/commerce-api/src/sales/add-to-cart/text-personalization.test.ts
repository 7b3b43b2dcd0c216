import { addToCart, getCart, getProduct } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const lamp = 100601;
const add = (PersonalizationText: string, Sku: number = lamp) =>
  createShopper(shop).call(addToCart, [{ Sku, IsPersonalized: true, PersonalizationText }]);

test('MONO-20, MONO-04: a text of a legacy personalization is on the line, at the price of the page', async () => {
  const shopper = createShopper(shop);
  const page = await shopper.call(getProduct, { sku: lamp });
  expect(page).toMatchObject({ textPersonalization: { price: 1500, maxLength: 20 } });
  expect(page.personalization).toBeUndefined();
  const line = { Sku: lamp, IsPersonalized: true, PersonalizationText: ' For </script> 🎁 ' };
  expect(await shopper.call(addToCart, [line])).toMatchObject({ isSuccess: true });
  const [added = expect.unreachable()] = (await shopper.call(getCart, {})).lineItems;
  expect(added.itemInfo.options).toEqual([{ label: 'Personalization', text: 'For </script> 🎁' }]);
  expect(added.priceQuantityTotals.unitPrice).toBe(page.currentPrice + 1500);
});

test.each([
  ['', 'Please enter text'],
  ['  ', 'Please enter text'],
  ['x'.repeat(21), 'Please use 20 characters or fewer.'],
])('MONO-20: a personalized item with the text %j is not added', async (text, errorMessage) => {
  expect(await add(text)).toMatchObject({ isSuccess: false, errorMessage });
});

test('CONF-01: the confirmation of a personalized item says its text and its price with it', async () => {
  const shopper = createShopper(shop);
  const page = await shopper.call(getProduct, { sku: lamp });
  const line = { Sku: lamp, IsPersonalized: true, PersonalizationText: 'For Mia' };
  const formattedPrice = `$${((page.currentPrice + 1500) / 100).toFixed(2)}`;
  expect(await shopper.call(addToCart, [line])).toMatchObject({
    items: [{ isPersonalized: true, formattedPrice, options: [{ label: 'Personalization', text: 'For Mia' }] }],
  });
});

test('MONO-20: 20 emoji are 20 characters, and another product takes no text', async () => {
  expect(await add('👨‍👩‍👧'.repeat(20))).toMatchObject({ isSuccess: true });
  expect(await add('Mia', 100302)).toMatchObject({ isSuccess: false });
});
