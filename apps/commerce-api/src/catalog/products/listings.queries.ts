import { getLanguages, type ShopSite, type SiteCulture, type Sku } from '@settee/domain';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { categories, listings, offers, products } from './tables.ts';

const cultures: readonly SiteCulture[] = ['USA', 'CANADA'];

/** The price with the cheapest choices. */
const price = sql`${offers.currentPrice} + ${offers.minSurcharge}`;
const isLeft = sql`${offers.stockReceived} > ${offers.stockSold}`;

/** The words of a product by weight: what it is, its name, everything else. */
const weighted = (language: 'english' | 'french', column: unknown, weight: string) =>
  sql`setweight(to_tsvector(${language}::regconfig, ${column}), ${weight})`;

function searchVector() {
  const { searchKind: kind, searchName: name, searchText: text } = products;
  return sql`${weighted('english', kind, 'A')} || ${weighted('english', name, 'B')} || ${weighted('english', text, 'D')}`;
}

/** The words in both languages, for the pages in French. */
function frenchVector(siteCulture: SiteCulture) {
  if (!getLanguages(siteCulture).some(({ locale }) => locale.startsWith('fr'))) return sql`''::tsvector`;
  const column = (name: string) => sql`${products.searchFrench}->>${name}`;
  const french = (name: string, weight: string) => weighted('french', column(name), weight);
  return sql`${searchVector()} || ${french('kind', 'A')} || ${french('name', 'B')} || ${french('text', 'D')}`;
}

/**
 * Writes the rows that listings and the search read, of every product in a category. Two statements for each country.
 * Later changes of an offer are written by the trigger `offer_listed`.
 */
export async function refreshListings(tx: Database): Promise<void> {
  for (const siteCulture of cultures) {
    await tx.delete(listings).where(eq(listings.siteCulture, siteCulture));
    await tx.execute(sql`
      insert into ${listings} (sku, site_culture, brand, category, position, is_new, current_price, is_on_sale,
        is_in_stock, colors, materials, widths, search, search_french)
      select ${products.sku}, ${siteCulture}, ${products.brand}, ${products.category}, ${products.position},
        ${products.isNew}, min(${price}),
        (array_agg(${offers.regularPrice} > ${offers.currentPrice} order by ${price}, ${offers.sku}))[1],
        bool_or(${isLeft}), ${products.colors}, ${products.materials}, ${products.widths}, ${searchVector()},
        ${frenchVector(siteCulture)}
      from ${products}
        join ${categories} on ${categories.brand} = ${products.brand} and ${categories.code} = ${products.category}
        join ${offers} on ${offers.productSku} = ${products.sku} and ${offers.siteCulture} = ${siteCulture}
      group by ${products.sku}`);
  }
}

/** Returns products of a site after a SKU with slug and pictures, in the order of their SKUs. One query. */
export async function findListedPages(db: Database, { brand, siteCulture }: ShopSite, after: Sku, limit: number) {
  const { sku, slug, picture, hoverPicture } = products;
  return db
    .select({ sku, slug, picture, hoverPicture })
    .from(listings)
    .innerJoin(products, eq(products.sku, listings.sku))
    .where(and(eq(listings.siteCulture, siteCulture), eq(listings.brand, brand), gt(listings.sku, after)))
    .orderBy(asc(listings.sku))
    .limit(limit);
}

/** Returns listings of a site after a SKU with the words of their products, in the order of their SKUs. One query. */
export async function findListingsWithWords(db: Database, { brand, siteCulture }: ShopSite, after: Sku, limit: number) {
  return db
    .select({
      sku: listings.sku,
      category: listings.category,
      position: listings.position,
      price: listings.currentPrice,
      isNew: listings.isNew,
      isOnSale: listings.isOnSale,
      isInStock: listings.isInStock,
      colors: listings.colors,
      materials: listings.materials,
      widths: listings.widths,
      kind: products.searchKind,
      name: products.searchName,
      text: products.searchText,
      french: products.searchFrench,
    })
    .from(listings)
    .innerJoin(products, eq(products.sku, listings.sku))
    .where(and(eq(listings.brand, brand), eq(listings.siteCulture, siteCulture), gt(listings.sku, after)))
    .orderBy(asc(listings.sku))
    .limit(limit);
}
