import type { Dimension, SpecialOrderSku } from '../browse/product-page.ts';
import type { Sku } from '../site/brand.ts';
import type { SelectionPayload } from './option.ts';

/** A product of the browse model. PDP-16 */
export interface ProductItem {
  sku: Sku;
  /** `null` for what is sold as it is. */
  specialOrder: SpecialOrderSku | null;
  formattedPrice: string;
  /** URL of the picture that shows it. */
  productShowcase: string;
  /** Its measures. */
  skuProperty: readonly Dimension[];
  /** How its cover is cared for. */
  care: readonly string[];
  name: string;
  /** What is said of it alone, such as when it comes. */
  lineLevelMessages: readonly string[];
}

/** What the present choices come to. PDP-16 */
export interface SpecialOrderDetail {
  sku: Sku;
  optionChoiceParameter: string;
  /** PDP-23 */
  outputCacheString: string;
  /** Choices that do not go with the others made. */
  conflicts: readonly { optionCode: number; choiceCodes: readonly number[] }[];
}

/** Products of the page that stand together. PDP-16 */
export interface ProductSubgroup {
  /** From 1. */
  subgroup: number;
  title: string;
  skus: readonly Sku[];
  isExpanded: boolean;
}

/** The product page as browse data tell it. PDP-16 */
export interface ProductBrowseModel {
  productItems: readonly ProductItem[];
  specialOrderDetail: SpecialOrderDetail;
  optionChoices: readonly SelectionPayload[];
  productSubgroups: readonly ProductSubgroup[];
  /** The page shows several products. */
  isMPDPExpanded: boolean;
}

/** PDP-17 */
const expandedSubgroup = 2;

/** Subgroups in their order, those without a product left out; the second is the expanded one. PDP-17 */
export function productSubgroups(
  groups: readonly Pick<ProductSubgroup, 'title' | 'skus'>[],
): readonly ProductSubgroup[] {
  return groups
    .map((group, at) => ({ subgroup: at + 1, ...group, isExpanded: at + 1 === expandedSubgroup }))
    .filter(({ skus }) => skus.length > 0);
}
