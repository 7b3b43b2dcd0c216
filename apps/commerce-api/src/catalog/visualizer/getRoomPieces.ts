import type { getRoomProducts as endpoint } from '@settee/contract';
import type { Site } from '@settee/domain';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import {
  findProductsWithOffers,
  type Product,
  type ProductWithOffers,
  getAvailableStock,
} from '../products/product-with-offers.ts';
import { products } from '../products/tables.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import type { Database } from '../../platform/database/database.ts';
import { getModeledSlugs } from './models.ts';
import { toRoomProduct } from './to-room-product.ts';

/** Maximum number of products offered in a room in addition to the product of the page. */
const maxOtherProducts = 40;

async function getModeledSkus(db: Database, { brand }: Site) {
  const isModeled = and(
    eq(products.brand, brand),
    ne(products.category, ''),
    inArray(products.slug, getModeledSlugs()),
  );
  const rows = await db.select({ sku: products.sku }).from(products).where(isModeled).orderBy(asc(products.position));
  return rows.map(({ sku }) => sku);
}

const isSold = ({ offers }: ProductWithOffers) => offers.some((offer) => getAvailableStock(offer) > 0);

/** Scores similarity: same collection first, then shared rooms, then a different category. */
function getSimilarity(product: Product, other: Product): number {
  const { collection, rooms } = product.content;
  const isOfCollection = collection !== '' && other.content.collection === collection;
  const shared = other.content.rooms.filter((room) => rooms.includes(room)).length;
  return (isOfCollection ? 10 : 0) + shared * 2 + (other.category === product.category ? 0 : 1);
}

/**
 * Returns a product and all available products of its brand that can be placed in a room with it. Three queries
 * at most. VIZ-07
 */
export const getRoomPieces: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const { db } = ctx;
  const skus = await getModeledSkus(db, site);
  const sellables = await findProductsWithOffers(db, site, [...new Set([input.sku, ...skus])]);
  const sellable = sellables.get(input.sku);
  const primary = sellable && toRoomProduct(sellable, site.siteCulture);
  if (!primary) return notFound;
  const others = skus
    .flatMap((sku) => sellables.get(sku) ?? [])
    .filter((other) => other.product.sku !== primary.sku && isSold(other))
    .map((other) => ({ other, similarity: getSimilarity(sellable.product, other.product) }))
    .toSorted((one, another) => another.similarity - one.similarity)
    .slice(0, maxOtherProducts);
  return { primary, others: others.flatMap(({ other }) => toRoomProduct(other, site.siteCulture) ?? []) };
};
