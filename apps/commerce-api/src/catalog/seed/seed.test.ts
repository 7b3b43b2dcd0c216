import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { makeServerDatabase, serverUrl } from '../../testing/database.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { readConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log.ts';
import { createContext } from '../../create-context.ts';
import { seedState } from '../../platform/tables.ts';
import { seedCatalog } from './seed.ts';
import { offers, products } from '../products/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const isOffer = and(eq(offers.sku, goods.loveseat), eq(offers.siteCulture, 'USA'));
const forget = () => shop.ctx.db.update(seedState).set({ hash: 'of another catalog' });

test('the same catalog is not seeded twice', async () => {
  expect(await seedCatalog(shop.ctx.db)).toBeNull();
});

test('a new catalog updates products and prices, but does not restock sold items', async () => {
  const { db } = shop.ctx;
  await db.update(offers).set({ stockSold: 7, currentPrice: 1, stockReceived: 9 }).where(isOffer);
  await db.update(products).set({ name: 'Old name' }).where(eq(products.sku, goods.loveseat));
  await forget();
  expect(await seedCatalog(db)).toMatch(/^[0-9a-f]{64}$/);
  expect((await db.select().from(offers).where(isOffer))[0]).toMatchObject({
    stockSold: 7,
    currentPrice: 139_900,
    stockReceived: 24,
  });
  expect((await db.select().from(products).where(eq(products.sku, goods.loveseat)))[0]?.name).toBe('Marlow Loveseat');
});

test('a product that is no longer in the catalog cannot be bought and is not listed', async () => {
  const { db } = shop.ctx;
  const [product] = await db.select().from(products).where(eq(products.sku, goods.loveseat));
  const [offer] = await db.select().from(offers).where(isOffer);
  if (!product || !offer) throw new Error('not seeded');
  await db.insert(products).values({ ...product, sku: 5 });
  await db.insert(offers).values({ ...offer, sku: 5, productSku: 5 });
  await forget();
  await seedCatalog(db);
  expect((await db.select().from(products).where(eq(products.sku, 5)))[0]?.category).toBe('');
  expect((await db.select().from(offers).where(eq(offers.sku, 5)))[0]?.stockReceived).toBe(0);
});

test.runIf(serverUrl)(
  'processes that start at once on one server migrate and seed it once',
  async () => {
    const { url, drop } = await makeServerDatabase();
    const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'info' });
    const logged: string[] = [];
    const log = createLog(config, { write: (line) => void logged.push(line) });
    const worlds = await Promise.all(Array.from({ length: 3 }, () => createContext(config, { log, recovers: false })));
    expect(logged.filter((line) => line.includes('catalog seeded'))).toHaveLength(1);
    expect(
      new Set((await Promise.all(worlds.map(({ payments }) => payments.encryptionKey()))).map(({ keyId }) => keyId))
        .size,
    ).toBe(1);
    await Promise.all(worlds.map((ctx) => ctx.close()));
    await drop();
  },
  60_000,
);
