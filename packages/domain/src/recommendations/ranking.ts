import type { Sku } from '../site/brand.ts';
import { addOnScore, similarityScore, affinityScore } from './scores.ts';
import { findInIndex, type RecommendationIndex, type RecommendableProduct } from './recommendation-index.ts';

/** Outweighs any similarity score, so that products bought together rank first. */
const orderWeight = 100;

type Score = (seed: RecommendableProduct, other: RecommendableProduct) => number;

/** Everything but the seeds that scores, the best first; equals stay in the catalog's order. */
function ranked(
  index: RecommendationIndex,
  seeds: readonly RecommendableProduct[],
  score: Score,
): RecommendableProduct[] {
  return index.items
    .filter((item) => !seeds.includes(item))
    .map((item) => ({ item, score: seeds.reduce((sum, seed) => sum + score(seed, item), 0) }))
    .filter((one) => one.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

/** The same, but of equals every category in turn, so that no list is all lamps. */
function rankedInTurn(
  index: RecommendationIndex,
  seeds: readonly RecommendableProduct[],
  score: Score,
): RecommendableProduct[] {
  return ranked({ ...index, items: inTurn(index.items) }, seeds, score);
}

/** The first of every category, then the second of every category, and so on. */
function inTurn(items: readonly RecommendableProduct[]): RecommendableProduct[] {
  const seen = new Map<string, number>();
  const placed = items.map((item) => {
    const turn = seen.get(item.category) ?? 0;
    seen.set(item.category, turn + 1);
    return { item, turn };
  });
  return placed.toSorted((one, other) => one.turn - other.turn).map(({ item }) => item);
}

const getSkus = (items: readonly RecommendableProduct[]) => items.map(({ sku }) => sku);
const orders = ({ together }: RecommendationIndex, one: RecommendableProduct, other: RecommendableProduct) =>
  together.get(one.sku)?.get(other.sku) ?? 0;

/** Returns the most similar products, as 'people also viewed'. XSELL-01 */
export function alsoViewed(index: RecommendationIndex, sku: Sku): Sku[] {
  return getSkus(ranked(index, findInIndex(index, [sku]), similarityScore));
}

/** Products of the orders that this one was in; then what the catalog pairs with it. XSELL-02 */
export function alsoBought(index: RecommendationIndex, sku: Sku): Sku[] {
  const score: Score = (seed, item) => orders(index, seed, item) * orderWeight + affinityScore(seed, item);
  return getSkus(rankedInTurn(index, findInIndex(index, [sku]), score));
}

/** Extras that go with a product: the best of every kind, then the second best; of equals, the one with the lower price. XSELL-04 */
export function addOnsFor(index: RecommendationIndex, sku: Sku): Sku[] {
  const byPrice = { ...index, items: index.items.toSorted((one, other) => one.price - other.price) };
  return getSkus(inTurn(ranked(byPrice, findInIndex(index, [sku]), addOnScore)));
}

/** Returns the most ordered products, alternating between categories for equal counts. */
export function favorites({ items }: RecommendationIndex): Sku[] {
  return getSkus(inTurn(items).toSorted((one, other) => other.ordered - one.ordered));
}

export interface CartRanking {
  youMayAlsoWant: readonly Sku[];
  peopleAlsoBought: readonly Sku[];
}

/**
 * Returns two disjoint lists for a cart: products ordered with its products, and matching products; an empty
 * cart gets favorites. XSELL-02, XSELL-03
 */
export function rankForCart(index: RecommendationIndex, skus: readonly Sku[]): CartRanking {
  const seeds = findInIndex(index, skus);
  if (seeds.length === 0) return { youMayAlsoWant: favorites(index), peopleAlsoBought: [] };
  const bought = ranked(index, seeds, (seed, item) => orders(index, seed, item));
  const pairs = rankedInTurn(index, seeds, affinityScore).filter((item) => !bought.includes(item));
  const dealt = (hand: 0 | 1) => pairs.filter((_, index) => index % 2 === hand);
  return { youMayAlsoWant: getSkus(dealt(0)), peopleAlsoBought: getSkus([...bought, ...dealt(1)]) };
}
