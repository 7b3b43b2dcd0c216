import type { Sku } from '../site/brand.ts';

/** A product as far as saving it goes by it. */
export interface FavoriteEligibilityInput {
  /** 0 until the choices have come to one. */
  sku: Sku;
  /** The page stands for several skus, as sizes are. */
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
