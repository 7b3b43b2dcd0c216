import type { Brand, Sku } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { homes } from './tables.ts';

/** Returns the stored home page of a brand; `null` when it has none. One query. */
export async function findHome(db: Database, brand: Brand) {
  const [home] = await db.select().from(homes).where(eq(homes.brand, brand));
  return home ?? null;
}

/** Returns the SKUs of the products on a brand's home page; empty when it has none. One query. */
export async function findFeaturedSkus(db: Database, brand: Brand): Promise<readonly Sku[]> {
  const [home] = await db.select({ skus: homes.featuredSkus }).from(homes).where(eq(homes.brand, brand));
  return home?.skus ?? [];
}
