import type { Cents, OptionType } from '@settee/domain';
import type { DayRange, PerSite } from '../site-types.ts';

/** One thing that can be chosen. CHOICE-01, CHOICE-03 */
export interface CatalogChoice {
  code: number;
  title: string;
  /** Sentence under the title of text choices; empty if none. */
  description: string;
  /** Surcharge in cents of the site. */
  addPrice: PerSite<Cents>;
  /** Swatch picture id; empty for a choice in words. */
  picture: string;
  /** `#rrggbb`, empty for a choice in words. */
  color: string;
  /** Fabric or leather type; what follows is empty for anything but a cover. */
  typeName: string;
  colorGroup: string;
  features: readonly string[];
  content: string;
  origin: string;
  care: readonly string[];
  /** Comfort as text and from 1 (soft) to 5 (crisp). FLY-09 */
  comfort: { text: string; scale: number } | null;
  /** Lead time and delivery of a product in this choice; `null` if the choice makes no difference. */
  deliveryDays: DayRange | null;
  /** The swatch-in-stock attribute. SWATCH-09 */
  swatchInStock: boolean;
}

/** Choices under one heading. CHOICE-05 */
export interface CatalogChoiceGroup {
  /** The price group of its choices. */
  code: string;
  title: string;
  subtitle: string;
  /** Distinguishes fabrics from leathers in an option that has both. */
  groupType: OptionType;
  choices: readonly CatalogChoice[];
}

/** CHOICE-06 */
export interface CatalogOption {
  optionCode: number;
  optionType: OptionType;
  optionExperience: string;
  optionSequence: number;
  source: 0 | 1;
  title: string;
  groups: readonly CatalogChoiceGroup[];
}
