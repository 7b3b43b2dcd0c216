import type { Sku } from '../site/brand.ts';

/** Product data that determines whether it can be saved. */
export interface FavoriteEligibilityInput {
  /** 0 until the configuration resolves to a SKU. */
  sku: Sku;
  /** The page represents several SKUs, such as sizes. */
  isGrouper: boolean;
  /** It is made to order in the shopper's choices. */
  isSuperSpecialOrder: boolean;
  isAvailable: boolean;
  /** Something is to be written on it. */
  isPersonalized: boolean;
}

export type FavoriteBlocker = 'unavailable' | 'personalized' | 'unchosen';

/** Returns the reason that the favorites button is disabled; `null` if it is enabled. FAV-08 to FAV-11 */
export function getFavoriteBlocker(input: FavoriteEligibilityInput): FavoriteBlocker | null {
  if (!input.isAvailable) return 'unavailable';
  if (input.isPersonalized) return 'personalized';
  const isOpen = input.sku === 0 && (input.isGrouper || input.isSuperSpecialOrder);
  return isOpen ? 'unchosen' : null;
}
