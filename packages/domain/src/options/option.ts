import type { Sku } from '../site/brand.ts';
import type { Choice, ChoiceGroup } from './choice.ts';
import type { Facet, Filter } from './filter.ts';

/** The five of CHOICE-07 and the four that pickers and OPT-11 need. README decision 21 */
export type OptionType =
  | 'depth'
  | 'size'
  | 'leg'
  | 'fabric'
  | 'leather'
  | 'color'
  | 'cushion'
  | 'seatConfiguration'
  | 'image';

/** Picker type of an option. PICK-01 */
export type OptionExperience =
  | 'fabric'
  | 'leather'
  | 'leg'
  | 'image'
  | 'cushion'
  | 'text'
  | 'seatConfiguration'
  | 'largeImageAndText'
  | 'numberedImageAndWideText';

/** Whether the choices of an option are materials, with swatches and close views. */
export const isMaterial = ({ optionType }: { optionType: OptionType }): boolean =>
  optionType === 'fabric' || optionType === 'leather';

/** One thing about a product that the shopper decides. CHOICE-06 */
export interface Option {
  optionCode: number;
  optionType: OptionType;
  /** An unknown value gets text buttons. PICK-01 */
  optionExperience: string;
  optionSequence: number;
  source: 0 | 1;
  /** The chosen choice's code. */
  choiceCode: number | null;
  header: { title: string; count: number };
  choiceGroups: readonly ChoiceGroup[];
  maxMaterials: number;
  hasMaterialSwatchesToOrder: boolean;
  allChoiceMatchingSkus: readonly Sku[];
  /**
   * Same as `optionCode`, under the name in the browse data. The fields below are only in the data of the
   * browse-all popup. BROWSE-16
   */
  code?: number | undefined;
  selectedChoice?: Choice | null | undefined;
  /** Groups shown by the new modal, and all groups; fall back to `choiceGroups`. */
  choiceGroupsV2?: readonly ChoiceGroup[] | undefined;
  choiceGroupsV2All?: readonly ChoiceGroup[] | undefined;
  /** The groups by price group. */
  choiceGroupsPriceGroups?: readonly ChoiceGroup[] | undefined;
  totalChoiceCountV2?: number | undefined;
  totalChoiceCountV2All?: number | undefined;
  /** Of the older popup. FILTER-01 */
  filters?: readonly Filter[] | undefined;
  /** Of the newer modal. FILTER-05 */
  filtersV2?: readonly Facet[] | undefined;
}

/**
 * A selected choice as sent to the server. The reference service caches by it; our own API reads only `optionCode` and
 * `choiceCode`. CHOICE-09
 */
export interface SelectionPayload {
  optionCode: number;
  optionType: OptionType;
  choiceCode: number;
  source: 0 | 1;
  optionSequence: number;
  matchingSkus: readonly Sku[];
  allChoiceMatchingSkus: readonly Sku[];
}

/** Returns options in the order of their drawers. */
export function inSequence<O extends Pick<Option, 'optionSequence'>>(options: readonly O[]): readonly O[] {
  return options.toSorted((one, other) => one.optionSequence - other.optionSequence);
}
