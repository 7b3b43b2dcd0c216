import { addToCart, getCart, getSkuData } from '@settee/contract';
import { formatPrice, newLine } from '@settee/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
beforeEach(() => shop.clock.moveBy(60_000));
afterAll(() => shop.close());

const sideTable = 100302;
const pendant = 100603;
const vase = 100802;
const price = (skus: { sku: number; quantity: number; optionChoiceParameter?: string }[], zipCode = '60614') =>
  createShopper(shop).call(getSkuData, { skus, zipCode });

test('ATC-32, AVAIL-03, VIZ-23: several skus are priced together; a discontinued or unknown one is invalid and costs nothing', async () => {
  const reply = await price([
    { sku: sideTable, quantity: 2 },
    { sku: vase, quantity: 1 },
    { sku: 999_999, quantity: 1 },
  ]);
  expect(reply).toMatchObject({
    products: [
      {
        sku: sideTable,
        isInvalid: false,
        unitCurrentPrice: 27_900,
        availability: { isLocal: true, isCanada: false, shopButtonGroup: 'addToCart', nlaCarouselDto: null },
      },
      {
        sku: vase,
        name: 'Ripple Vase',
        isInvalid: true,
        unitCurrentPrice: 0,
        stockStatus: 'outOfStock',
        availabilityMessage: 'No longer available',
        availability: { shopButtonGroup: 'none', message: 'No longer available', nlaCarouselDto: { sku: vase } },
      },
      { sku: 999_999, isInvalid: true, productUrl: '', picture: null },
    ],
    totalFormattedPrice: '$558.00',
    hasInvalidSkus: true,
    invalidSkuMessage: 'Some items aren’t available, so they’re not included in the total.',
  });
});

test('VIZ-20, VIZ-21, VIZ-22: a line has the dimensions in inches, the price and the delivery date of a product', async () => {
  const { products, hasInvalidSkus, invalidSkuMessage } = await price([{ sku: sideTable, quantity: 2 }]);
  expect(products).toEqual([
    expect.objectContaining({
      sku: sideTable,
      name: 'Quill Side Table',
      productUrl: '/quill-side-table/s100302',
      imageUrl: expect.stringMatching(/^\/pictures\//),
      dimensions: { diameter: 20, height: 22, width: null, depth: null, systemOfMeasure: 1 },
      quantity: 2,
      unitFormattedPrice: '$279.00',
      unitCurrentPrice: 27_900,
      unitRegularPrice: 27_900,
      priceTypeCode: 'regular',
      availabilityMessage: expect.stringMatching(/^In stock\. Arrives \w+ \d+ – \w+ \d+$/),
      stockStatus: 'inStock',
      isBackOrder: false,
      backOrderMessage: '',
      backOrderMessageDays: 0,
    }),
  ]);
  expect([hasInvalidSkus, invalidSkuMessage]).toEqual([false, '']);
});

test('VIZ-20: a product that ships later is a back order and contains the number of days', async () => {
  const { products } = await price([{ sku: pendant, quantity: 1 }]);
  expect(products[0]).toMatchObject({
    isInvalid: false,
    stockStatus: 'backOrder',
    isBackOrder: true,
    backOrderMessage: 'Backordered: ships in 38 days',
    backOrderMessageDays: 38,
  });
});

test('VIZ-22: the delivery date depends on the postal code', async () => {
  const [near, far] = await Promise.all(
    ['60614', '99501'].map(async (zip) => (await price([{ sku: sideTable, quantity: 1 }], zip)).products[0]),
  );
  expect(near?.availability.isLocal).toBe(true);
  expect(far?.availability.isLocal).toBe(false);
  expect(near?.availabilityMessage).not.toBe(far?.availabilityMessage);
});

test('VIZ-22: choices are priced as chosen, open ones as the product is shown, each with its terms', async () => {
  const choices = '11-3003_12-1302_13-2004';
  const reply = await price([
    { sku: goods.sofa, quantity: 1, optionChoiceParameter: choices },
    { sku: goods.sofaSmall, quantity: 1 },
    { sku: goods.sofa, quantity: 1 },
  ]);
  const [chosen, small, shown] = reply.products;
  expect(chosen).toMatchObject({
    unitCurrentPrice: 224_900 + 20_000 + 9_000,
    priceTypeCode: 'sale',
    optionChoiceParameter: choices,
    dimensions: { width: 101 },
    productUrl: '/alder-sofa/s100101?option.11=3003&option.12=1302&option.13=2004',
  });
  expect(small).toMatchObject({ optionChoiceParameter: '11-3001_12-1201_13-2001', dimensions: { width: 76 } });
  expect(shown?.chosen.map(({ label }) => label)).toEqual(['Size', 'Fabric', 'Leg']);
  expect(shown?.dimensions.width).toBe(89);
  const total = reply.products.reduce((sum, { unitCurrentPrice }) => sum + unitCurrentPrice, 0);
  expect(reply.totalFormattedPrice).toBe(formatPrice(total, 'USA'));
  expect(reply.customOrderConfirmation).toMatchObject({ hasCustomOrderConfirmation: true });
  // The other two are ready made in these choices.
  expect(reply.customOrderConfirmation.items).toMatchObject([{ sku: 100113 }]);
});

test('more than there are is invalid and says how many are left', async () => {
  const { products, totalFormattedPrice } = await price([{ sku: 100203, quantity: 2 }]);
  expect(products[0]).toMatchObject({ isInvalid: true, availabilityMessage: 'Only 1 left', stockStatus: 'outOfStock' });
  expect(totalFormattedPrice).toBe('$0.00');
});

test('VIZ-13: priced products can be added to the cart unchanged', async () => {
  const shopper = createShopper(shop);
  const skus = [
    { sku: goods.sofa, quantity: 1 },
    { sku: sideTable, quantity: 2 },
  ];
  const { products } = await shopper.call(getSkuData, { skus, zipCode: '' });
  const lines = products.map(({ sku, quantity, optionChoiceParameter }) =>
    newLine(sku, { Quantity: quantity, OptionChoiceParameter: optionChoiceParameter, Location: 'Visualizer' }),
  );
  expect(await shopper.call(addToCart, lines)).toMatchObject({ isSuccess: true, addedItemCount: 3 });
  const { lineItems } = await shopper.call(getCart, {});
  expect(lineItems.map(({ priceQuantityTotals }) => priceQuantityTotals.unitPrice)).toEqual(
    products.map(({ unitCurrentPrice }) => unitCurrentPrice),
  );
});

test('the Canadian site prices in its own money', async () => {
  const skus = encodeURIComponent(JSON.stringify([{ sku: sideTable, quantity: 1 }]));
  const reply = await createShopper(shop).send('GET', `${getSkuData.path}?skus=${skus}&zipCode=M5V`, undefined, {
    'x-settee-site': 'main/CANADA',
  });
  const { products, totalFormattedPrice } = await reply.json();
  expect(products[0].availability).toMatchObject({ isCanada: true, isLocal: true });
  expect(totalFormattedPrice).toMatch(/^CA\$|^CAD|C\$/);
});

test('VIZ-22: pricing fifty SKUs takes as many queries as pricing one', async () => {
  const all = [sideTable, pendant, goods.sofa, goods.dining, goods.loveseat];
  const measure = async (skus: { sku: number; quantity: number }[]) => {
    await price(skus);
    const before = shop.queries.length;
    await price(skus);
    return shop.queries.length - before;
  };
  const many = Array.from({ length: 50 }, (_, index) => ({ sku: all[index % all.length] ?? sideTable, quantity: 1 }));
  expect(await measure(many)).toBe(await measure([{ sku: goods.sofa, quantity: 1 }]));
});

test.each([
  '[',
  '[]',
  '{}',
  '[{"sku":1,"quantity":0}]',
  '[{"sku":"1","quantity":1}]',
  '[null]',
  JSON.stringify(Array.from({ length: 51 }, (_, index) => ({ sku: index + 1, quantity: 1 }))),
])('skus written as %.40s are rejected', async (skus) => {
  const reply = await createShopper(shop).send('GET', `${getSkuData.path}?skus=${encodeURIComponent(skus)}`);
  expect(reply.status).toBe(400);
});
