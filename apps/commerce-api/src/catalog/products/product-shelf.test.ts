import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../testing/checkout.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { findProductsWithOffers } from './product-with-offers.ts';
import { products } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('a product is read once, and again as soon as anything of it has changed', async () => {
  const { db } = shop.ctx;
  const read = async () => {
    const before = shop.queries.length;
    const found = await findProductsWithOffers(db, { brand: 'main', siteCulture: 'USA' }, [goods.sofa]);
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
