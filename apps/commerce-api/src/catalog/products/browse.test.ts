import { getHome, getListing, getMenu, getPopup, validateZip } from '@settee/contract';
import { sites } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test.each(sites.map(({ brand, siteCulture }) => `${brand}/${siteCulture}` as const))(
  'SITE-01, SITE-02: %s has its own home page, menu and listings, without a session',
  async (site) => {
    const shopper = createShopper(shop, site);
    const home = await shopper.call(getHome, {});
    expect(home.featured.products.length).toBeGreaterThan(3);
    const { categories } = await shopper.call(getMenu, {});
    for (const { code } of categories) {
      const listing = await shopper.call(getListing, { category: code });
      expect(listing.category.count).toBe(listing.count);
      expect(listing.products).toHaveLength(listing.count);
      expect(listing.products.every(({ currentPrice }) => currentPrice > 0)).toBe(true);
    }
    expect(shopper.cookie()).toBe('');
  },
);

test('a listing sorts by price, and by what is new', async () => {
  const shopper = createShopper(shop);
  const prices = async (sort: 'price-low' | 'price-high') =>
    (await shopper.call(getListing, { category: 'sofas', sort })).products.map(({ currentPrice }) => currentPrice);
  const low = await prices('price-low');
  expect(low).toEqual(low.toSorted((one, other) => one - other));
  expect(await prices('price-high')).toEqual(low.toReversed());
  const newest = await shopper.call(getListing, { category: 'sofas', sort: 'newest' });
  expect(newest.sort).toBe('newest');
});

test('ERR-24: a category that the site does not have is an error, Status: 404', async () => {
  await expect(createShopper(shop).call(getListing, { category: 'boats' })).rejects.toThrow('Status: 404');
});

test.each([
  ['main/USA', '60601', true],
  ['main/USA', '00001', false],
  ['main/USA', '6060', false],
  ['main/USA', 'M5V 2T6', false],
  ['main/CANADA', 'm5v2t6', true],
  ['main/CANADA', 'Z5V 2T6', false],
  ['main/CANADA', '60601', false],
] as const)('ZIP-19: on %s the code %s is valid: %s', async (site, zipCode, isValid) => {
  expect(await createShopper(shop, site).call(validateZip, { zipCode })).toEqual({ isValid, message: '' });
});

test('CARD-05, CMS-01, CMS-02: the security code help is a popup; an unknown name has none', async () => {
  const shopper = createShopper(shop);
  expect((await shopper.call(getPopup, { popupName: 'CreditCardVerification' })).html).toMatch(/^<p>.*<\/p>$/);
  for (const name of ['Nothing', '__proto__', 'constructor']) {
    expect((await shopper.send('GET', `/browse/popup?popupName=${name}`)).status).toBe(404);
  }
});
