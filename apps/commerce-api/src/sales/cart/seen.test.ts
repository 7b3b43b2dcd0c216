import { acknowledgeChanges, getCart, updateItem } from '@settee/contract';
import { and, eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '../../api.ts';
import { offers } from '../../catalog/products/tables.ts';
import { fillCart, goods } from '../../testing/checkout.ts';
import { seedFolder } from '../../testing/database.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { createContext } from '../../create-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const day = 86_400_000;
const setOffer = (change: { currentPrice?: number; stockSold?: number; stockReceived?: number }) =>
  shop.ctx.db
    .update(offers)
    .set(change)
    .where(and(eq(offers.sku, goods.loveseat), eq(offers.siteCulture, 'USA')));
const changeOf = async (shopper: TestShopper) => {
  const [line] = (await shopper.call(getCart, {})).lineItems;
  return [line?.priceChange, line?.stockChange];
};

test('a changed price or stock is reported until it is acknowledged, and then the next change', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat, 3);
  expect(await changeOf(shopper)).toEqual([null, null]);
  await setOffer({ currentPrice: 150_000, stockReceived: 24, stockSold: 22 });
  const expected = [
    { was: 139_900, now: 150_000 },
    { was: 3, now: 2 },
  ];
  expect(await changeOf(shopper)).toEqual(expected);
  expect(await changeOf(shopper)).toEqual(expected);
  expect(await shopper.call(acknowledgeChanges, {})).toEqual({ isSuccess: true });
  expect(await changeOf(shopper)).toEqual([null, null]);
  await setOffer({ currentPrice: 145_000, stockSold: 0 });
  expect(await changeOf(shopper)).toEqual([
    { was: 150_000, now: 145_000 },
    { was: 2, now: 3 },
  ]);
  await shopper.call(acknowledgeChanges, {});
  await setOffer({ stockSold: 23 });
  const [line] = (await shopper.call(getCart, {})).lineItems;
  await shopper.call(updateItem, { id: line?.id ?? '', quantity: 1 });
  expect(await changeOf(shopper)).toEqual([null, null]);
  await setOffer({ currentPrice: 139_900, stockSold: 0 });
});

test('acknowledging touches the cart of this shopper only, and needs none', async () => {
  const [one, other, nobody] = [createShopper(shop), createShopper(shop), createShopper(shop)];
  await fillCart(one);
  await fillCart(other);
  await setOffer({ currentPrice: 150_000 });
  await one.call(acknowledgeChanges, {});
  expect((await changeOf(other))[0]).toEqual({ was: 139_900, now: 150_000 });
  expect(await nobody.call(acknowledgeChanges, {})).toEqual({ isSuccess: true });
  await setOffer({ currentPrice: 139_900 });
});

test('a guest’s cart is there for 90 days', async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.loveseat, 2);
  shop.clock.moveBy(90 * day - 60_000);
  expect((await shopper.call(getCart, {})).cartSummary.itemCount).toBe(2);
});

test('a cart survives a restart of the shop', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'settee-cart-'));
  await seedFolder(folder);
  const config = readConfig({ LOG_LEVEL: 'fatal', DATA_DIR: folder });
  const open = () => createContext(config, { log: createLog(config, { write: () => undefined }), recovers: false });
  const before = await open();
  let api = createApi(before);
  const shopper = createShopper({ api: { request: (url, init) => api.request(url, init) } });
  await fillCart(shopper, goods.loveseat, 2);
  await before.close();
  const after = await open();
  api = createApi(after);
  expect((await shopper.call(getCart, {})).cartSummary.itemCount).toBe(2);
  await after.close();
  await rm(folder, { recursive: true, force: true });
});
