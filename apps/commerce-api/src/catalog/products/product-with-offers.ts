import type { Site, Sku } from '@settee/domain';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { type Product, getProducts } from './product-cache.ts';
import { offers, products } from './tables.ts';

export type SkuOffer = typeof offers.$inferSelect;

export type { Product } from './product-cache.ts';

/** A product of a site with everything of it that can be bought there. */
export interface ProductWithOffers {
  product: Product;
  offers: readonly SkuOffer[];
}

export function getAvailableStock({ stockReceived, stockSold }: SkuOffer): number {
  return Math.max(0, stockReceived - stockSold);
}

function getOffers(db: Database) {
  const wanted = alias(offers, 'wanted');
  const skus = sql.placeholder('skus');
  const wantedProducts = db
    .select({ sku: wanted.productSku })
    .from(wanted)
    .innerJoin(products, eq(products.sku, wanted.productSku))
    .where(
      and(
        eq(products.brand, sql.placeholder('brand')),
        or(sql`${wanted.sku} = any(${skus})`, sql`${wanted.productSku} = any(${skus})`),
      ),
    );
  return db
    .select({ offer: offers, version: products.version })
    .from(offers)
    .innerJoin(products, eq(products.sku, offers.productSku))
    .where(and(eq(offers.siteCulture, sql.placeholder('siteCulture')), inArray(offers.productSku, wantedProducts)))
    .orderBy(asc(offers.sku));
}

const offersRead = preparedStatement('offers', getOffers);
const offersHeld = preparedStatement('offers held', (db) => getOffers(db).for('update', { of: offers }));

/** The products behind some skus, of products or of their sizes, by each of those skus. One query, and one for products not read lately. */
export async function findProductsWithOffers(
  db: Database,
  { brand, siteCulture }: Pick<Site, 'brand' | 'siteCulture'>,
  skus: readonly Sku[],
  lock?: 'update',
): Promise<ReadonlyMap<Sku, ProductWithOffers>> {
  const found = new Map<Sku, ProductWithOffers>();
  if (skus.length === 0) return found;
  const rows = await (lock ? offersHeld : offersRead)(db, { brand, siteCulture, skus: [...skus] });
  const known = await getProducts(db, new Map(rows.map(({ offer, version }) => [offer.productSku, version])));
  const grown = new Map<Sku, { product: Product; offers: SkuOffer[] }>();
  for (const { offer } of rows) {
    const product = known.get(offer.productSku);
    // The product was deleted between the two queries.
    if (!product) continue;
    const sellable = grown.get(product.sku) ?? { product, offers: [] };
    grown.set(product.sku, sellable);
    sellable.offers.push(offer);
    found.set(product.sku, sellable).set(offer.sku, sellable);
  }
  return found;
}
