import type { Site, Sku } from '@settee/domain';
import { and, asc, eq, inArray, min, or } from 'drizzle-orm';
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
  const [wanted, first] = [alias(offers, 'wanted'), alias(offers, 'first')];
  const isWanted = or(inArray(wanted.sku, [...skus]), inArray(wanted.productSku, [...skus]));
  const wantedProducts = db
    .select({ sku: wanted.productSku })
    .from(wanted)
    .innerJoin(products, eq(products.sku, wanted.productSku))
    .where(and(eq(products.brand, brand), isWanted));
  const firstOffer = db
    .select({ sku: min(first.sku) })
    .from(first)
    .where(and(eq(first.productSku, offers.productSku), eq(first.siteCulture, offers.siteCulture)));
  const query = db
    .select()
    .from(offers)
    // A product is long: only its first offer brings it along.
    .leftJoin(products, and(eq(products.sku, offers.productSku), eq(offers.sku, firstOffer)))
    .where(and(eq(offers.siteCulture, siteCulture), inArray(offers.productSku, wantedProducts)))
    .orderBy(asc(offers.sku));
  const rows = await (lock ? query.for(lock, { of: offers }) : query);
  const grown = new Map<Sku, { product: Product; offers: Offer[] }>();
  for (const { product, offer } of rows) {
    if (product) grown.set(product.sku, { product, offers: [] });
    const sellable = grown.get(offer.productSku);
    if (!sellable) throw new Error(`Offer ${offer.sku} comes before its product`);
    sellable.offers.push(offer);
    found.set(offer.productSku, sellable).set(offer.sku, sellable);
  }
  return found;
}
