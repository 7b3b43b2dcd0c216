import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../testing/checkout.ts';
import { openTestWorld, type TestWorld } from '../testing/test-world.ts';
import { findSellables } from './sellable.ts';
import { products } from './tables.ts';

let shop: TestWorld;
beforeAll(async () => {
  shop = await openTestWorld();
});
afterAll(() => shop.close());

test('a product is read once, and again as soon as anything of it has changed', async () => {
  const { db } = shop.world;
  const read = async () => {
    const before = shop.queries.length;
    const found = await findSellables(db, { brand: 'main', siteCulture: 'USA' }, [goods.sofa]);
    return [found.get(goods.sofa)?.product.note, shop.queries.length - before];
  };
  await read();
  const [note, queries] = await read();
  expect(queries).toBe(1);
  await db.update(products).set({ note: 'Another note' }).where(eq(products.sku, goods.sofa));
  expect(await read()).toEqual(['Another note', 2]);
  expect(await read()).toEqual(['Another note', 1]);
  expect(note).not.toBe('Another note');
});
