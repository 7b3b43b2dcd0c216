import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { ChoiceImages } from '../options/choice.ts';
import type { OptionType } from '../options/option.ts';
import type { Sku } from '../site/brand.ts';

/** One choice of a piece that lies made. QSHIP-05 */
export interface QuickShipChoice {
  optionCode: number;
  optionType: OptionType;
  selectedChoice: { code: number; title: string; text: string; images: ChoiceImages };
  source: 0 | 1;
  optionSequence: number;
}

/** A configuration that lies made, or is being made again. QSHIP-05; `picture` is ours. */
export interface QuickShipItem {
  title: string;
  priceDisplayString: string;
  images: ChoiceImages;
  sku: Sku;
  /** How many there are and when it arrives. */
  availabilityDisplayString: string;
  selectedOptionChoices: readonly QuickShipChoice[];
  picture: ResponsiveImage;
}

/** What of a product can come soonest. QSHIP-06, QSHIP-07; `zipCode` is ours: where the dates are for, empty while it is not known. */
export interface QuickShip {
  availableItems: readonly QuickShipItem[];
  backorderedItems: readonly QuickShipItem[];
  inStockMessage: string;
  backorderedMessage: string;
  zipCode: string;
}
