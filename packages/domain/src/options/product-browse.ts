import type { Dimension, SpecialOrderSku } from './product-page.ts';
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
  /** Care instructions of its material. */
  care: readonly string[];
  name: string;
  /** Messages of this item only, such as its delivery date. */
  lineLevelMessages: readonly string[];
}

/** Result of the current configuration. PDP-16 */
export interface SpecialOrderDetail {
  sku: Sku;
  optionChoiceParameter: string;
  /** The 'option,choice' pairs of source 0, a pipe and those of source 1; `_` joins the pairs. PDP-23 */
  outputCacheString: string;
  /** Choices that do not go with the others made. */
  conflicts: readonly { optionCode: number; choiceCodes: readonly number[] }[];
}

/** Group of products on the page. PDP-16 */
export interface ProductSubgroup {
  /** From 1. */
  subgroup: number;
  title: string;
  skus: readonly Sku[];
  isExpanded: boolean;
}

/** Product page in the format of the browse data. PDP-16 */
export interface ProductBrowseModel {
  productItems: readonly ProductItem[];
  specialOrderDetail: SpecialOrderDetail;
  optionChoices: readonly SelectionPayload[];
  productSubgroups: readonly ProductSubgroup[];
  /** The page shows several products. */
  isMPDPExpanded: boolean;
}

/** Number of the subgroup that is expanded at first; the first subgroup is 1. PDP-17 */
const expandedSubgroup = 2;

/** Subgroups in their order, those without a product left out; the second is the expanded one. PDP-17 */
export function productSubgroups(
  groups: readonly Pick<ProductSubgroup, 'title' | 'skus'>[],
): readonly ProductSubgroup[] {
  return groups
    .map((group, index) => ({ subgroup: index + 1, ...group, isExpanded: index + 1 === expandedSubgroup }))
    .filter(({ skus }) => skus.length > 0);
}
