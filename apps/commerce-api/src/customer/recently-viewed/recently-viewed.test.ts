import { getRecentlyViewed, updateRecentlyViewed } from '@settee/contract';
import { maxRecentlyViewed } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../catalog/products/tables.ts';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const saw = (sku: number, familyId = sku, optionChoiceParameter = '') => ({ sku, familyId, optionChoiceParameter });

test('CMPR-02, CMPR-03, CMPR-04: viewed products are returned once, newest first, with their latest choices', async () => {
  const shopper = createShopper(shop);
  expect(await shopper.call(getRecentlyViewed, {})).toEqual([]);
  for (const view of [
    saw(goods.sofaSmall, goods.sofa, '11-3001_12-1201_13-2001'),
    saw(goods.loveseat),
    saw(100113, goods.sofa, '11-3003_12-1302_13-2004'),
  ]) {
    shop.clock.moveBy(1000);
    expect(await shopper.call(updateRecentlyViewed, view)).toEqual({});
  }
  const seen = await shopper.call(getRecentlyViewed, {});
  expect(seen.map(({ sku }) => sku)).toEqual([goods.sofa, goods.loveseat]);
  expect(seen[0]).toMatchObject({
    url: '/alder-sofa/s100101?option.11=3003&option.12=1302&option.13=2004',
    currentPrice: 224_900 + 20_000 + 9_000,
    isPriceFrom: false,
  });
  expect(seen[0]?.picture.alt).toContain('Velvet');
  expect(await createShopper(shop).call(getRecentlyViewed, { isNewLayout: false })).toEqual([]);
});

test('CMPR-04: the brand’s other site shows its own prices, the other brand nothing', async () => {
  const shopper = createShopper(shop);
  await shopper.call(updateRecentlyViewed, saw(goods.sofa, goods.sofa, 'nonsense'));
  const other = await shopper.send('GET', getRecentlyViewed.path, undefined, { 'x-settee-site': 'cb2/USA' });
  expect([other.status]).toEqual([200]);
  expect((await shopper.call(getRecentlyViewed, {}))[0]).toMatchObject({
    url: '/alder-sofa/s100101',
    isPriceFrom: true,
  });
});

test('CMPR-03: the list is limited, and an unknown product is rejected', async () => {
  const shopper = createShopper(shop);
  const rows = await shop.ctx.db.select({ sku: products.sku }).from(products).where(eq(products.brand, 'main'));
  const skus = rows.map(({ sku }) => sku);
  expect(skus.length).toBeGreaterThan(maxRecentlyViewed);
  for (const sku of skus) {
    shop.clock.moveBy(2000);
    await shopper.send('POST', updateRecentlyViewed.path, saw(sku));
  }
  const seen = await shopper.call(getRecentlyViewed, {});
  expect(seen.length).toBeLessThanOrEqual(maxRecentlyViewed);
  expect(seen[0]?.sku).toBe(skus.at(-1));
  expect((await shopper.send('POST', updateRecentlyViewed.path, saw(999_999_999))).status).toBe(404);
});
