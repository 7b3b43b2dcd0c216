import type { Sku } from '../site/brand.ts';

/** Data of a viewed product; `familyId` is the SKU of the product that its sizes belong to. CMPR-02 */
export interface RecentlyViewedUpdate {
  sku: Sku;
  familyId: number;
  optionChoiceParameter: string;
}

/** Maximum number of recently viewed products stored per shopper. */
export const maxRecentlyViewed = 24;
