import { getProduct, getRoomProducts, getSkuData } from '@settee/contract';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('a room has the product of the page in its default material, and related products', async () => {
  const { primary, others } = await createShopper(shop).call(getRoomProducts, { sku: goods.sofa });
  expect(primary).toEqual({
    sku: goods.sofa,
    name: 'Alder Sofa',
    modelUrl: expect.stringMatching(/^\/models\/alder-sofa\.[0-9a-f]+\.glb$/),
    width: 89,
    depth: 37,
    height: 31,
    covers: { upholstery: expect.stringMatching(/^#[0-9a-f]{6}$/), leg: expect.stringMatching(/^#[0-9a-f]{6}$/) },
    kind: 'floor',
  });
  expect(others.length).toBeGreaterThan(10);
  expect(others.map(({ sku }) => sku)).not.toContain(goods.sofa);
  expect(others.every(({ width, depth, height }) => width > 0 && depth > 0 && height > 0)).toBe(true);
});

test('every piece has its model on disk and its place', async () => {
  const { others } = await createShopper(shop).call(getRoomProducts, { sku: goods.sofa });
  const models = fileURLToPath(new URL('..', import.meta.resolve('@settee/catalog')));
  for (const { modelUrl } of others)
    expect([modelUrl, existsSync(models + modelUrl.slice(1))]).toEqual([modelUrl, true]);
  const kinds = Object.fromEntries(others.map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({
    'Meadow Rug': 'rug',
    'Pod Pendant': 'ceiling',
    'Dew Table Lamp': 'table',
    'Wick Floor Lamp': 'floor',
    'Thistle Pillow': 'table',
  });
});

test('products from the collection of a bed are listed first', async () => {
  const { others } = await createShopper(shop).call(getRoomProducts, { sku: 100401 });
  expect(others[0]?.name).toBe('Juniper Nightstand');
});

test('what is sold out is not offered, and all that is offered can be priced', async () => {
  const shopper = createShopper(shop);
  const { primary, others } = await shopper.call(getRoomProducts, { sku: goods.sofa });
  expect(others.map(({ name }) => name)).not.toContain('Ripple Vase');
  const skus = [primary, ...others].map(({ sku }) => ({ sku, quantity: 1 }));
  const { hasInvalidSkus } = await shopper.call(getSkuData, { skus });
  expect(hasInvalidSkus).toBe(false);
});

test('the other brand has its own room products, and all of them can be priced', async () => {
  const there = { 'x-settee-site': 'cb2/USA' };
  const shopper = createShopper(shop);
  const rooms = await shopper.send('GET', `${getRoomProducts.path}?sku=200104`, undefined, there);
  const { primary, others }: { primary: { sku: number }; others: { sku: number }[] } = await rooms.json();
  expect(others.every(({ sku }) => sku >= 200_000)).toBe(true);
  const skus = JSON.stringify([primary, ...others].map(({ sku }) => ({ sku, quantity: 1 })));
  const priced = await shopper.send('GET', `${getSkuData.path}?skus=${encodeURIComponent(skus)}`, undefined, there);
  expect((await priced.json()).hasInvalidSkus).toBe(false);
});

test('without a model there is no room, and the page offers none', async () => {
  const shopper = createShopper(shop);
  for (const sku of [100801, 200101, 999_999])
    expect((await shopper.send('GET', `${getRoomProducts.path}?sku=${sku}`)).status).toBe(404);
  expect((await shopper.call(getProduct, { sku: 100801 })).hasModel).toBe(false);
  expect((await shopper.call(getProduct, { sku: goods.sofa })).hasModel).toBe(true);
});

test('a room takes three queries at most', async () => {
  const shopper = createShopper(shop);
  const before = shop.queries.length;
  await shopper.call(getRoomProducts, { sku: goods.sofa });
  expect(shop.queries.length - before).toBeLessThanOrEqual(3);
});
