import { createHash } from 'node:crypto';
import { eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { fabrics } from '../fabrics/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { seedState } from '../../platform/tables.ts';
import { seedReviews } from '../reviews/seed-reviews.ts';
import { catalogRows } from './catalog-rows.ts';
import { readManifest } from '../products/pictures.ts';
import { refreshListings } from '../products/listings.queries.ts';
import { categories, configuredImages, homes, offers, products, searchWords } from '../products/tables.ts';
import { readVideos } from './videos.ts';

/** Returns the upsert assignments for every column except those in `excluded` and generated ones. */
function overwritten(table: PgTable, excluded: readonly string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => !excluded.includes(key) && generated === undefined,
  );
  return Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded.${snake(column.name)}`)]));
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maximum number of rows in one statement: with its parameters it stays small however large the catalog is. */
const batchSize = 500;

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / batchSize);
  return Array.from({ length: count }, (_, index) => rows.slice(index * batchSize, (index + 1) * batchSize));
}

type Rows = ReturnType<typeof catalogRows>;

/** Discontinued products remain without a category and stock, for the carts that hold them. */
async function retire(tx: Database, rows: Rows): Promise<void> {
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
  // Discontinued fabrics remain stored for shoppers who have them in a list or cart.
  await tx.update(fabrics).set({ isNla: true, skus: [] });
}

/** Rows that others refer to, overwritten in place. */
async function overwrite(tx: Database, rows: Rows): Promise<void> {
  for (const batch of batchesOf(rows.fabrics))
    await tx
      .insert(fabrics)
      .values(batch)
      .onConflictDoUpdate({ target: [fabrics.brand, fabrics.code], set: overwritten(fabrics, ['brand', 'code']) });
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
async function replace(tx: Database, rows: Rows): Promise<void> {
  for (const table of [configuredImages, categories, homes, searchWords]) await tx.delete(table);
  for (const batch of batchesOf(rows.configuredPictures)) await tx.insert(configuredImages).values(batch);
  for (const batch of batchesOf(rows.searchWords)) await tx.insert(searchWords).values(batch);
  await tx.insert(categories).values(rows.categories);
  await tx.insert(homes).values(rows.homes);
}

/**
 * Imports the catalog when it has changed, and preserves sold stock. Returns its hash, or `null` when nothing
 * changed.
 */
export async function seedCatalog(db: Database): Promise<string | null> {
  const rows = catalogRows({ pictures: readManifest(), videos: readVideos() });
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const [state] = await db.select().from(seedState).where(eq(seedState.name, 'catalog'));
  if (state?.hash === hash) return null;
  await db.transaction(async (tx) => {
    await retire(tx, rows);
    await overwrite(tx, rows);
    await replace(tx, rows);
    await seedReviews(tx, rows.reviews);
    await refreshListings(tx);
    await tx
      .insert(seedState)
      .values({ name: 'catalog', hash })
      .onConflictDoUpdate({ target: seedState.name, set: { hash } });
  });
  await db.execute(sql`analyze`);
  return hash;
}
