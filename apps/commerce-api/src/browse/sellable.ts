import type { Site, Sku } from '@settee/domain';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../world/database.ts';
import { offers, products } from './tables.ts';

export type Offer = typeof offers.$inferSelect;
export type Product = typeof products.$inferSelect;

/** A product of a site with everything of it that can be bought there. */
export interface Sellable {
  product: Product;
  offers: readonly Offer[];
}

export function stockOf({ supplied, sold }: Offer): number {
  return Math.max(0, supplied - sold);
}

/** The products behind some skus, of products or of their sizes, by each of those skus. One query. */
export async function findSellables(
  db: Database,
  { brand, siteCulture }: Pick<Site, 'brand' | 'siteCulture'>,
  skus: readonly Sku[],
  lock?: 'update',
): Promise<ReadonlyMap<Sku, Sellable>> {
  const found = new Map<Sku, Sellable>();
  if (skus.length === 0) return found;
  const wanted = alias(offers, 'wanted');
  const isWanted = or(inArray(wanted.sku, [...skus]), inArray(wanted.productSku, [...skus]));
  const wantedProducts = db.select({ sku: wanted.productSku }).from(wanted).where(isWanted);
  const query = db
    .select()
    .from(offers)
    .innerJoin(products, eq(products.sku, offers.productSku))
    .where(
      and(eq(offers.siteCulture, siteCulture), eq(products.brand, brand), inArray(offers.productSku, wantedProducts)),
    )
    .orderBy(asc(offers.sku));
  const rows = await (lock ? query.for(lock, { of: offers }) : query);
  for (const { product, offer } of rows) {
    const sellable = found.get(product.sku) ?? { product, offers: [] };
    const grown = { product, offers: [...sellable.offers, offer] };
    for (const sku of [product.sku, ...grown.offers.map((each) => each.sku)]) found.set(sku, grown);
  }
  return found;
}
