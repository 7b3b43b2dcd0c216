import type { Sku } from '../site/brand.ts';
import type { ChoiceGroup } from './choice.ts';

/** CHOICE-07, and the colour option of OPT-11. */
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

/** How an option is picked. PICK-01 */
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
}

/** What is sent of a choice. CHOICE-09 */
export interface SelectionPayload {
  optionCode: number;
  optionType: OptionType;
  choiceCode: number;
  source: 0 | 1;
  optionSequence: number;
  matchingSkus: readonly Sku[];
  allChoiceMatchingSkus: readonly Sku[];
}
