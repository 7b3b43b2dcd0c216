import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { ChoiceImages } from '../options/choice.ts';
import type { OptionType } from '../options/option.ts';
import type { Sku } from '../site/brand.ts';

/** Choice of a prebuilt item. QSHIP-05 */
export interface QuickShipChoice {
  optionCode: number;
  optionType: OptionType;
  selectedChoice: { code: number; title: string; text: string; images: ChoiceImages };
  source: 0 | 1;
  optionSequence: number;
}

/** Configuration that is in stock or in production. QSHIP-05; `picture` is an addition to the ledger. */
export interface QuickShipItem {
  title: string;
  priceDisplayString: string;
  images: ChoiceImages;
  sku: Sku;
  /** Stock quantity and arrival date, as text. */
  availabilityDisplayString: string;
  selectedOptionChoices: readonly QuickShipChoice[];
  picture: ResponsiveImage;
}

/**
 * Prebuilt items of a product. QSHIP-06, QSHIP-07; `zipCode` is an addition to the ledger: destination of the
 * dates, empty when unknown.
 */
export interface QuickShip {
  availableItems: readonly QuickShipItem[];
  backorderedItems: readonly QuickShipItem[];
  inStockMessage: string;
  backorderedMessage: string;
  zipCode: string;
}
