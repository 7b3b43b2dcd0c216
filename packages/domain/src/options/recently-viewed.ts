import type { Sku } from '../site/brand.ts';

/** What is told of a product somebody looked at; `familyId` is the sku of the product that its sizes belong to. CMPR-02 */
export interface RecentlyViewedUpdate {
  sku: Sku;
  familyId: number;
  optionChoiceParameter: string;
}

/** How many products are remembered of one shopper. */
export const recentlyViewedLimit = 24;
