import type { Sku } from '@settee/domain';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { products } from './tables.ts';

export type Product = Readonly<typeof products.$inferSelect>;

/** Maximum number of products in the LRU cache; a large product takes about 200 kB. */
const maxCachedProducts = 500;

/**
 * LRU cache by SKU and version, least recently used first. The version identifies the content, so several
 * databases can share the cache.
 */
const productCache = new Map<string, Product>();
const cacheKey = (sku: Sku, version: string) => `${sku} ${version}`;

function cacheProduct(product: Product): void {
  productCache.set(cacheKey(product.sku, product.version), product);
  const [oldest] = productCache.keys();
  if (productCache.size > maxCachedProducts && oldest !== undefined) productCache.delete(oldest);
}

/** Returns products by SKU, in the requested version or a newer one; at most one query. */
export async function getProducts(
  db: Database,
  versions: ReadonlyMap<Sku, string>,
): Promise<ReadonlyMap<Sku, Product>> {
  const found = new Map<Sku, Product>();
  for (const [sku, version] of versions) {
    const key = cacheKey(sku, version);
    const product = productCache.get(key);
    if (!product) continue;
    found.set(sku, product);
    productCache.delete(key);
    productCache.set(key, product);
  }
  const missing = [...versions.keys()].filter((sku) => !found.has(sku));
  if (missing.length > 0) {
    const rows = await db.select().from(products).where(inArray(products.sku, missing));
    for (const row of rows) {
      cacheProduct(row);
      found.set(row.sku, row);
    }
  }
  return found;
}
