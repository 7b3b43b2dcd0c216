import type { Cents, Sku } from '../site/brand.ts';
import type { Room } from './room.ts';

/** Data of a product that can be recommended. */
export interface RecommendableProduct {
  sku: Sku;
  /** SKUs of the product: its own, or those of its sizes. */
  skus: readonly Sku[];
  category: string;
  /** Name of its collection; empty without one. */
  collection: string;
  /** Most usual first. */
  rooms: readonly Room[];
  price: Cents;
  /** In how many orders it was. */
  ordered: number;
}

/** Everything of a site that can be had now, in the catalog's order. */
export interface RecommendationIndex {
  items: readonly RecommendableProduct[];
  /** In how many orders two products were together, by the sku of each. */
  together: ReadonlyMap<Sku, ReadonlyMap<Sku, number>>;
}

/** The products that some skus belong to, in the order of the skus. */
export function findInIndex({ items }: RecommendationIndex, skus: readonly Sku[]): RecommendableProduct[] {
  const found = skus.flatMap((sku) => items.find((item) => item.sku === sku || item.skus.includes(sku)) ?? []);
  return [...new Set(found)];
}
