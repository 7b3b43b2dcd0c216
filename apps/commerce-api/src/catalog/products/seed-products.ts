import { notInArray, sql } from 'drizzle-orm';
import { batchesOf, overwritten } from '../../platform/database/import-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { refreshListings } from './listings.queries.ts';
import { categories, configuredImages, homes, offers, products, searchWords } from './tables.ts';

export type NewProduct = typeof products.$inferInsert;
export type NewOffer = typeof offers.$inferInsert;
export type NewSearchWord = typeof searchWords.$inferInsert;
export type NewConfiguredImage = typeof configuredImages.$inferInsert;

/** Products of the catalog, and what is shown around them. */
export interface ProductRows {
  products: readonly NewProduct[];
  offers: readonly NewOffer[];
  searchWords: readonly NewSearchWord[];
  configuredPictures: readonly NewConfiguredImage[];
  categories: (typeof categories.$inferInsert)[];
  homes: (typeof homes.$inferInsert)[];
}

/** Discontinued products remain without a category and stock, for the carts that hold them. */
async function retire(tx: Database, rows: ProductRows): Promise<void> {
  const soldSkus = JSON.stringify(rows.products.map(({ sku }) => sku));
  const offeredSkus = JSON.stringify(rows.offers.map(({ sku }) => sku));
  const among = (skus: string) => sql`(select value::int from jsonb_array_elements_text(${skus}::jsonb))`;
  await tx
    .update(products)
    .set({ category: '' })
    .where(notInArray(products.sku, among(soldSkus)));
  await tx
    .update(offers)
    .set({ stockReceived: 0 })
    .where(notInArray(offers.sku, among(offeredSkus)));
}

/** Rows that others refer to, overwritten in place. */
async function overwrite(tx: Database, rows: ProductRows): Promise<void> {
  for (const batch of batchesOf(rows.products))
    await tx
      .insert(products)
      .values(batch)
      .onConflictDoUpdate({ target: products.sku, set: overwritten(products, ['sku']) });
  for (const batch of batchesOf(rows.offers))
    await tx
      .insert(offers)
      .values(batch)
      .onConflictDoUpdate({
        target: [offers.sku, offers.siteCulture],
        set: overwritten(offers, ['sku', 'siteCulture', 'stockSold']),
      });
}

/** Deletes and writes the rows that only the catalog has. */
async function replace(tx: Database, rows: ProductRows): Promise<void> {
  for (const table of [configuredImages, categories, homes, searchWords]) await tx.delete(table);
  for (const batch of batchesOf(rows.configuredPictures)) await tx.insert(configuredImages).values(batch);
  for (const batch of batchesOf(rows.searchWords)) await tx.insert(searchWords).values(batch);
  await tx.insert(categories).values(rows.categories);
  await tx.insert(homes).values(rows.homes);
}

/** Imports the catalog's products with their listings, and preserves sold stock. */
export async function seedProducts(tx: Database, rows: ProductRows): Promise<void> {
  await retire(tx, rows);
  await overwrite(tx, rows);
  await replace(tx, rows);
  await refreshListings(tx);
}
