import type { FavoriteKey, FavoriteSkuPair } from './favorites.ts';

/** Whether a product is saved in these choices. FAV-01, FAV-14 */
export function isFavorite(pairs: readonly FavoriteSkuPair[], { sku, optionChoiceParameter }: FavoriteKey): boolean {
  return pairs.some(({ Item1, Item2 }) => Item1 === sku && Item2 === optionChoiceParameter);
}

/** Whether two keys name one item. */
export function isSameFavorite(one: FavoriteKey, other: FavoriteKey): boolean {
  return one.sku === other.sku && one.optionChoiceParameter === other.optionChoiceParameter;
}
