import {
  addToCart,
  applyZip,
  getCart,
  getProduct,
  getListing,
  search,
  startCheckout,
  updateShipMethod,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderLines } from '../placed-orders/tables.ts';
import { goToReview, submitOrder, placed } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const goods = { dining: 100901, bedroom: 100902, sideTable: 100302, bookcase: 100502 } as const;

async function shopperWith(...skus: number[]): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await shopper.call(
    addToCart,
    skus.map((Sku) => ({ Sku })),
  );
  await shopper.call(getCart, {});
  await shopper.call(applyZip, { zipCode: '60523' });
  return shopper;
}

async function chooseStorePickup(shopper: TestShopper): Promise<void> {
  for (const { id } of (await shopper.call(getCart, {})).lineItems)
    expect(await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' })).toEqual({ isSuccess: true });
}

test('OVER-02, OVER-03, CHK-06: a bundle for store pickup returns its boxes under the names of its products', async () => {
  const shopper = await shopperWith(goods.dining);
  expect((await shopper.call(startCheckout, {})).oversizedItems).toEqual([]);
  await chooseStorePickup(shopper);
  expect(await shopper.call(startCheckout, {})).toMatchObject({
    isSuccess: true,
    errorType: 0,
    oversizedItems: [
      {
        title: 'Orchard Dining Table',
        boxes: [
          { boxNumber: 1, quantity: 1, width: 82, depth: 41, height: 6 },
          { boxNumber: 2, quantity: 1, width: 40, depth: 32, height: 10 },
        ],
      },
      { title: 'Oslo Dining Chair', boxes: [{ boxNumber: 1, quantity: 3, width: 24, depth: 25, height: 38 }] },
    ],
  });
});

test('OVER-02: what fits into a car is not listed', async () => {
  const shopper = await shopperWith(goods.sideTable);
  await chooseStorePickup(shopper);
  expect((await shopper.call(startCheckout, {})).oversizedItems).toEqual([]);
});

test('CHK-04: a cart with an item from a vendor and another item returns the popup about separate delivery', async () => {
  expect((await (await shopperWith(goods.bookcase)).call(startCheckout, {})).popupUrl).toBe('');
  const shopper = await shopperWith(goods.bookcase, goods.sideTable);
  expect((await shopper.call(startCheckout, {})).popupUrl).toBe('/browse/popup?popupName=VendorDropShip');
});

test.each([
  ['main/USA', goods.dining, 289_900, ['Orchard Dining Table', 'Oslo Dining Chair'], [1, 6], 'tables'],
  ['main/USA', goods.bedroom, 229_900, ['Linden Dresser', 'Juniper Nightstand'], [1, 2], 'bedroom'],
  ['cb2/USA', 200901, 209_900, ['Plane Dining Table', 'Wire Dining Chair'], [1, 4], 'tables'],
  ['cb2/CANADA', 200902, 90_900, ['Wire Dining Chair'], [4], 'chairs'],
] as const)('bundle: on %s %i has a page with its products, in its category and in the search', async (...given) => {
  const [site, sku, price, names, quantities, category] = given;
  const shopper = createShopper(shop, site);
  const page = await shopper.call(getProduct, { sku });
  expect(page).toMatchObject({ currentPrice: price, isAvailable: true, isCustomOrder: false, flag: 'sale' });
  expect(page.members?.map(({ name }) => name)).toEqual(names);
  expect(page.members?.map(({ quantity }) => quantity)).toEqual(quantities);
  const listing = await shopper.call(getListing, { category });
  expect(listing.products.map((each) => each.sku)).toContain(sku);
  expect(listing.category.count).toBe(listing.products.length);
  const found = await shopper.call(search, { query: page.product.name });
  expect(found.products[0]?.sku).toBe(sku);
});

test('bundle: it is bought as one line at its own price', async () => {
  const shopper = await shopperWith(goods.dining);
  await goToReview(shopper);
  expect(await submitOrder(shopper)).toEqual(placed);
  const lines = await shop.ctx.db.select().from(orderLines).where(eq(orderLines.sku, goods.dining));
  expect(lines).toMatchObject([{ quantity: 1, unitPrice: 289_900 }]);
});
