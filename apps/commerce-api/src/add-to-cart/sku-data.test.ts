import { getSkuData } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../testing/shopper.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';

let shop: TestWorld;
beforeAll(async () => {
  shop = await openTestWorld();
});
afterAll(() => shop.close());

test('ATC-32, AVAIL-03: several skus are priced together; what is gone or unknown is invalid and costs nothing', async () => {
  const shopper = createShopper(shop);
  const skus = [
    { sku: 100302, quantity: 2 },
    { sku: 100802, quantity: 1 },
    { sku: 999_999, quantity: 1 },
  ];
  const reply = await shopper.call(getSkuData, { skus, zipCode: '60614' });
  expect(reply).toMatchObject({
    products: [
      {
        sku: 100302,
        isInvalid: false,
        price: 27_900,
        availability: { isLocal: true, isCanada: false, shopButtonGroup: 'addToCart', nlaCarouselDto: null },
      },
      {
        sku: 100802,
        isInvalid: true,
        price: 0,
        availability: { shopButtonGroup: 'none', message: 'No longer available', nlaCarouselDto: { sku: 100802 } },
      },
      { sku: 999_999, isInvalid: true },
    ],
    totalFormattedPrice: '$558.00',
    hasInvalidSkus: true,
    invalidSkuMessage: 'Some items in your cart are no longer available.',
  });
});

test.each(['[', '[]', '{}', '[{"sku":1,"quantity":0}]', '[{"sku":"1","quantity":1}]', '[null]'])(
  'skus written as %s are refused',
  async (skus) => {
    const reply = await createShopper(shop).send('GET', `${getSkuData.path}?skus=${encodeURIComponent(skus)}`);
    expect(reply.status).toBe(400);
  },
);
