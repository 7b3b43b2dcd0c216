import type { Sku } from '@settee/domain';

/** Review of a product. SUMM-08 */
export interface CatalogReview {
  id: string;
  productSku: Sku;
  /** From 1 to 5. SUMM-07 */
  reviewRating: number;
  title: string;
  text: string;
  UserNickname: string;
  location: string;
  /** Local date. */
  date: string;
  isVerifiedBuyer: boolean;
  helpfulCount: number;
}

/** Number of ratings with one to five stars, in this order. */
export type RatingDistribution = readonly [number, number, number, number, number];

/** All that is said about a product. */
export interface ProductReviews {
  productSku: Sku;
  average: number;
  count: number;
  distribution: RatingDistribution;
  reviews: readonly CatalogReview[];
}

/** A text that fits several products of a kind. */
export interface WrittenReview {
  stars: number;
  title: string;
  text: string;
}
