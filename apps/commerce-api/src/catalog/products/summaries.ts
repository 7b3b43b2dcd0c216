import type { ProductSummary, ShopSite, Sku } from '@settee/domain';
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Product } from './product-cache.ts';
import { productUrl } from './product-url.ts';
import { offers, products } from './tables.ts';

/** Swatches a card shows before it counts the rest. */
const shownSwatches = 4;

const card = {
  sku: products.sku,
  name: products.name,
  note: products.note,
  slug: products.slug,
  isNew: products.isNew,
  picture: products.picture,
  hoverPicture: products.hoverPicture,
  swatches: products.swatches,
  category: products.category,
  position: products.position,
  ratingAverage: products.ratingAverage,
  ratingCount: products.ratingCount,
  shown: products.shown,
  // The query does not group by jsonb columns: the key determines them.
  prices: sql<{ current: number; regular: number; dearer: boolean }[]>`json_agg(json_build_object(
    'current', ${offers.currentPrice} + ${offers.minSurcharge},
    'regular', ${offers.regularPrice} + ${offers.minSurcharge},
    'dearer', ${offers.hasHigherPricedChoice}
  ) order by ${offers.currentPrice} + ${offers.minSurcharge}, ${offers.sku})`,
};

type Card = Awaited<ReturnType<typeof readCards>>[number];

function readCards(db: Database, { brand, siteCulture }: ShopSite, where: SQL | undefined) {
  const isSold = and(eq(products.brand, brand), ne(products.category, ''), eq(offers.siteCulture, siteCulture), where);
  return db
    .select(card)
    .from(products)
    .innerJoin(offers, eq(offers.productSku, products.sku))
    .where(isSold)
    .groupBy(products.sku)
    .orderBy(products.position);
}

/** A product card; `position` is its place in the catalog. */
export interface PlacedSummary {
  summary: ProductSummary;
  position: number;
  isNew: boolean;
}

function summaryOf(row: Card): PlacedSummary {
  const [least] = row.prices;
  const currentPrice = least?.current ?? 0;
  const regularPrice = least?.regular ?? currentPrice;
  const isOnSale = regularPrice > currentPrice;
  return {
    position: row.position,
    isNew: row.isNew,
    summary: {
      sku: row.sku,
      name: row.name,
      note: row.note,
      url: productUrl(row),
      currentPrice,
      regularPrice,
      isPriceFrom: row.prices.some(({ current, dearer }) => dearer || current !== currentPrice),
      flag: isOnSale ? 'sale' : row.isNew ? 'new' : null,
      picture: row.picture,
      hoverPicture: row.hoverPicture,
      swatches: row.swatches.slice(0, shownSwatches),
      moreSwatches: Math.max(0, row.swatches.length - shownSwatches),
      rating: row.ratingCount > 0 ? { average: row.ratingAverage, count: row.ratingCount } : null,
      shown: row.shown ?? { sku: row.sku, optionChoiceParameter: '' },
    },
  };
}

async function findSummaries(db: Database, site: ShopSite, where: SQL | undefined): Promise<PlacedSummary[]> {
  return (await readCards(db, site, where)).map(summaryOf);
}

/** The cards of some products, in the catalog's order. One query. */
export function findSummariesBySku(db: Database, site: ShopSite, skus: readonly Sku[]): Promise<PlacedSummary[]> {
  return findSummaries(db, site, inArray(products.sku, [...skus]));
}

/** The cards of the other products in the collection of a product, in the catalog's order. One query. */
export function findSummariesOfCollection(
  db: Database,
  site: ShopSite,
  { sku, content }: Pick<Product, 'sku' | 'content'>,
) {
  const isOfCollection = sql`${products.content}->>'collection' = ${content.collection}`;
  return findSummaries(db, site, and(isOfCollection, ne(products.sku, sku)));
}

/** The cards of the products other than one that offer the choice of a code, in the catalog's order. One query. */
export function findSummariesOfChoice(
  db: Database,
  site: ShopSite,
  { code, exceptSku }: { code: number; exceptSku: Sku },
) {
  const hasChoice = sql`jsonb_path_exists(${products.content}, '$.options[*].groups[*].choices[*] ? (@.code == $code)', jsonb_build_object('code', ${code}::int))`;
  return findSummaries(db, site, and(ne(products.sku, exceptSku), hasChoice));
}
