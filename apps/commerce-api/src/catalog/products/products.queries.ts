import type { Brand, ShopSite, Sku } from '@settee/domain';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Product } from './product-cache.ts';
import type { ProductContent } from './product-content.ts';
import { offers, products } from './tables.ts';

/** Returns a product of any brand; `null` when there is none. One query. */
export async function findProduct(db: Database, sku: Sku): Promise<Product | null> {
  const [product] = await db.select().from(products).where(eq(products.sku, sku));
  return product ?? null;
}

/** Returns the content of the product that a slug names; `null` when there is none. One query. */
export async function findContentOfSlug(db: Database, brand: Brand, slug: string): Promise<ProductContent | null> {
  const [found] = await db
    .select({ content: products.content })
    .from(products)
    .where(and(eq(products.brand, brand), eq(products.slug, slug)));
  return found?.content ?? null;
}

/** Returns the products of a category in their order. One query. */
export function findProductsOfCategory(db: Database, brand: Brand, category: string): Promise<Product[]> {
  return db
    .select()
    .from(products)
    .where(and(eq(products.brand, brand), eq(products.category, category)))
    .orderBy(asc(products.position));
}

/** Returns the SKUs of the sold products with one of these slugs, in the catalog's order. One query. */
export async function findSkusOfSlugs(db: Database, brand: Brand, slugs: readonly string[]): Promise<Sku[]> {
  const rows = await db
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.brand, brand), ne(products.category, ''), inArray(products.slug, [...slugs])))
    .orderBy(asc(products.position));
  return rows.map(({ sku }) => sku);
}

/** Returns the first product of a brand with a swatch of one of these choice codes; `null` without one. One query. */
export async function findFirstWithSwatch(db: Database, brand: Brand, codes: readonly number[]): Promise<Sku | null> {
  const names = sql.join(
    codes.map((code) => sql`${String(code)}`),
    sql`, `,
  );
  const hasOne = sql`jsonb_exists_any(${products.content} -> 'swatchPictures', array[${names}]::text[])`;
  const [row] = await db
    .select({ sku: products.sku })
    .from(products)
    .where(and(eq(products.brand, brand), hasOne))
    .orderBy(asc(products.position), asc(products.sku))
    .limit(1);
  return row?.sku ?? null;
}

/** Returns SKU, slug and name of the product that has an offer; `null` when the site does not sell it. One query. */
export async function findProductOfOffer(db: Database, { brand, siteCulture }: ShopSite, sku: Sku) {
  const [row] = await db
    .select({ sku: products.sku, slug: products.slug, name: products.name })
    .from(offers)
    .innerJoin(products, eq(products.sku, offers.productSku))
    .where(and(eq(offers.sku, sku), eq(offers.siteCulture, siteCulture), eq(products.brand, brand)));
  return row ?? null;
}
