import type { ConfiguredImage, ShopSite, Sku } from '@settee/domain';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { preparedStatement } from '../../platform/database/prepared-statement.ts';
import { type Product, getProducts } from './product-cache.ts';
import { configuredImages, offers, products } from './tables.ts';

export type SkuOffer = typeof offers.$inferSelect;

export type { Product } from './product-cache.ts';

/** A product of a site with everything of it that can be bought there. */
export interface ProductWithOffers {
  product: Product;
  offers: readonly SkuOffer[];
  /** By choice code, of the requested choices; absent when none were requested. */
  images?: Readonly<Record<string, ConfiguredImage>>;
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
  const { productSku, choice, picture } = configuredImages;
  const pictured = db
    .select({
      productSku,
      images: sql<Record<string, ConfiguredImage>>`jsonb_object_agg(${choice}, ${picture})`.as('images'),
    })
    .from(configuredImages)
    .where(and(inArray(productSku, wantedProducts), sql`${choice} = any(${sql.placeholder('choices')})`))
    .groupBy(productSku)
    .as('pictured');
  return (
    db
      .select({ offer: offers, version: products.version, images: pictured.images })
      .from(offers)
      .innerJoin(products, eq(products.sku, offers.productSku))
      // Only with the requested offers: a product may have many.
      .leftJoin(
        pictured,
        and(
          eq(pictured.productSku, offers.productSku),
          or(sql`${offers.sku} = any(${skus})`, sql`${offers.productSku} = any(${skus})`),
        ),
      )
      .where(and(eq(offers.siteCulture, sql.placeholder('siteCulture')), inArray(offers.productSku, wantedProducts)))
      .orderBy(asc(offers.sku))
  );
}

const offersRead = preparedStatement('offers', getOffers);

/**
 * The products behind some skus, of products or of their sizes, by each of those skus; with `choices`, also their
 * pictures in these choices. One query, and one for products not read lately.
 */
export async function findProductsWithOffers(
  db: Database,
  { brand, siteCulture }: Pick<ShopSite, 'brand' | 'siteCulture'>,
  skus: readonly Sku[],
  choices: readonly string[] | null = null,
): Promise<ReadonlyMap<Sku, ProductWithOffers>> {
  const found = new Map<Sku, ProductWithOffers>();
  if (skus.length === 0) return found;
  const rows = await offersRead(db, { brand, siteCulture, skus: [...skus], choices: choices ?? [] });
  const known = await getProducts(db, new Map(rows.map(({ offer, version }) => [offer.productSku, version])));
  const grown = new Map<Sku, ProductWithOffers & { offers: SkuOffer[] }>();
  for (const { offer, images } of rows) {
    const product = known.get(offer.productSku);
    // The product was deleted between the two queries.
    if (!product) continue;
    const sellable = grown.get(product.sku) ?? { product, offers: [], ...(choices && { images: {} }) };
    grown.set(product.sku, sellable);
    if (choices && images) sellable.images = images;
    sellable.offers.push(offer);
    found.set(product.sku, sellable).set(offer.sku, sellable);
  }
  return found;
}
