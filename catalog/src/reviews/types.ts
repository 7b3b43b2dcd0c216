import type { Sku, Stars } from '@settee/domain';

/** Review of a product. SUMM-08 */
export interface CatalogReview {
  id: string;
  productSku: Sku;
  /** From 1 to 5. SUMM-07 */
  reviewRating: Stars;
  title: string;
  text: string;
  UserNickname: string;
  location: string;
  /** Local date. */
  date: string;
  isVerifiedBuyer: boolean;
  helpfulCount: number;
}

/** A text that fits several products of a kind. */
export interface WrittenReview {
  stars: Stars;
  title: string;
  text: string;
}

/** The written reviews of one or more products. */
export interface ReviewKind {
  skus: readonly Sku[];
  texts: readonly WrittenReview[];
}
