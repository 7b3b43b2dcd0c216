import type { RecommendableProduct } from './recommendation-index.ts';

const isSameCollection = (one: RecommendableProduct, other: RecommendableProduct) =>
  one.collection !== '' && one.collection === other.collection;

/** Returns 2 for the same primary room, 1 for a shared room. */
function roomScore(one: RecommendableProduct, other: RecommendableProduct): number {
  if (one.rooms[0] !== undefined && one.rooms[0] === other.rooms[0]) return 2;
  return one.rooms.some((room) => other.rooms.includes(room)) ? 1 : 0;
}

/** From 0 to 1: how near two prices are. */
const priceScore = (one: RecommendableProduct, other: RecommendableProduct) =>
  Math.min(one.price, other.price) / Math.max(one.price, other.price, 1);

/** Returns the similarity of two products for 'also viewed'; 0 for nothing in common. */
export function similarityScore(one: RecommendableProduct, other: RecommendableProduct): number {
  const kind = one.category === other.category ? 4 : 0;
  const collection = isSameCollection(one, other) ? 3 : 0;
  const common = kind + collection + roomScore(one, other);
  return common === 0 ? 0 : common + 2 * priceScore(one, other);
}

/** Add-on categories by product category, best match first. */
const extrasOf: Readonly<Record<string, readonly string[]>> = {
  tables: ['lighting', 'tabletop', 'textiles', 'rugs'],
  storage: ['lighting', 'decor', 'tabletop', 'textiles'],
  tabletop: ['tabletop', 'lighting', 'textiles'],
};
const usualExtras = ['textiles', 'rugs', 'lighting', 'tabletop'];

/** Returns the suitability of an add-on for a product; 0 for other categories or other rooms. */
export function addOnScore(one: RecommendableProduct, other: RecommendableProduct): number {
  const kinds = extrasOf[one.category] ?? usualExtras;
  const index = kinds.indexOf(other.category);
  const room = roomScore(one, other);
  if (index < 0 || room === 0) return 0;
  return (kinds.length - index) * 2 + room + (isSameCollection(one, other) ? 4 : 0);
}

/**
 * Returns the affinity of a product to a bought one: same collection, add-on, or another category for its
 * rooms.
 */
export function affinityScore(one: RecommendableProduct, other: RecommendableProduct): number {
  if (isSameCollection(one, other)) return 5 + roomScore(one, other);
  if (one.category === other.category) return 0;
  return roomScore(one, other) + (addOnScore(one, other) > 0 ? 1 : 0);
}
