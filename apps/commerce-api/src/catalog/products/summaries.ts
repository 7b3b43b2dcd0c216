import type { ProductSummary, Site, Sku } from '@settee/domain';
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
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
  // Jsonb is no part of the grouping: the key determines it.
  prices: sql<{ current: number; regular: number; dearer: boolean }[]>`json_agg(json_build_object(
    'current', ${offers.currentPrice} + ${offers.minSurcharge},
    'regular', ${offers.regularPrice} + ${offers.minSurcharge},
    'dearer', ${offers.hasHigherPricedChoice}
  ) order by ${offers.currentPrice} + ${offers.minSurcharge}, ${offers.sku})`,
};

type Card = Awaited<ReturnType<typeof readCards>>[number];

function readCards(db: Database, { brand, siteCulture }: Site, where: SQL | undefined) {
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
    },
  };
}

/** Cards of the products a condition picks, in the catalog's order; one query. */
export async function findSummaries(db: Database, site: Site, where?: SQL): Promise<PlacedSummary[]> {
  return (await readCards(db, site, where)).map(summaryOf);
}

/** The cards of some products. One query. */
export function findSummariesBySku(db: Database, site: Site, skus: readonly Sku[]): Promise<PlacedSummary[]> {
  return findSummaries(db, site, inArray(products.sku, [...skus]));
}
