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

export type FavoriteObstacle = 'unavailable' | 'personalized' | 'unchosen';

/** Why the favorites button is disabled; `null` when it is not. FAV-08 to FAV-11 */
export function favoriteObstacle(situation: FavoriteEligibilityInput): FavoriteObstacle | null {
  if (!situation.isAvailable) return 'unavailable';
  if (situation.isPersonalized) return 'personalized';
  const isOpen = situation.sku === 0 && (situation.isGrouper || situation.isSuperSpecialOrder);
  return isOpen ? 'unchosen' : null;
}
