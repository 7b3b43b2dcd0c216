import { createHash } from 'node:crypto';
import { eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { fabrics } from '../fabrics/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { seedState } from '../../platform/tables.ts';
import { catalogRows } from './catalog-rows.ts';
import { readManifest } from './pictures.ts';
import { categories, configuredImages, homes, offers, products } from './tables.ts';
import { readVideos } from './videos.ts';

/** Returns the upsert assignments for every column except those in `excluded` and generated ones. */
function overwritten(table: PgTable, excluded: readonly string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => !excluded.includes(key) && generated === undefined,
  );
  return Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded.${snake(column.name)}`)]));
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
    // What is sold no longer stays behind without a category and stock, for the carts that hold it.
    await tx
      .update(products)
      .set({ category: '' })
      .where(
        notInArray(
          products.sku,
          rows.products.map(({ sku }) => sku),
        ),
      );
    await tx
      .update(offers)
      .set({ stockReceived: 0 })
      .where(
        notInArray(
          offers.sku,
          rows.offers.map(({ sku }) => sku),
        ),
      );
    // Discontinued fabrics remain stored for shoppers who have them in a list or cart.
    await tx.update(fabrics).set({ isNla: true, skus: [] });
    await tx
      .insert(fabrics)
      .values(rows.fabrics)
      .onConflictDoUpdate({ target: [fabrics.brand, fabrics.code], set: overwritten(fabrics, ['brand', 'code']) });
    for (const table of [configuredImages, categories, homes]) await tx.delete(table);
    await tx
      .insert(products)
      .values(rows.products)
      .onConflictDoUpdate({ target: products.sku, set: overwritten(products, ['sku']) });
    await tx
      .insert(offers)
      .values(rows.offers)
      .onConflictDoUpdate({
        target: [offers.sku, offers.siteCulture],
        set: overwritten(offers, ['sku', 'siteCulture', 'stockSold']),
      });
    if (rows.configuredPictures.length > 0) await tx.insert(configuredImages).values(rows.configuredPictures);
    await tx.insert(categories).values(rows.categories);
    await tx.insert(homes).values(rows.homes);
    await tx
      .insert(seedState)
      .values({ name: 'catalog', hash })
      .onConflictDoUpdate({ target: seedState.name, set: { hash } });
  });
  await db.execute(sql`analyze`);
  return hash;
}
