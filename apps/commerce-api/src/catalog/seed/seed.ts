import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isSeeded, saveSeedHash } from '../../platform/seed-state.queries.ts';
import { seedFabrics } from '../fabrics/seed-fabrics.ts';
import { readManifest } from '../products/pictures.ts';
import { seedProducts } from '../products/seed-products.ts';
import { seedReviews } from '../reviews/seed-reviews.ts';
import { catalogRows } from './catalog-rows.ts';
import { readVideos } from './videos.ts';

/**
 * Imports the catalog when it has changed, and preserves sold stock. Returns its hash, or `null` when nothing
 * changed.
 */
export async function seedCatalog(db: Database): Promise<string | null> {
  const rows = catalogRows({ pictures: readManifest(), videos: readVideos() });
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  if (await isSeeded(db, 'catalog', hash)) return null;
  await db.transaction(async (tx) => {
    await seedFabrics(tx, rows.fabrics);
    await seedProducts(tx, rows);
    await seedReviews(tx, rows.reviews);
    await saveSeedHash(tx, 'catalog', hash);
  });
  await db.execute(sql`analyze`);
  return hash;
}
