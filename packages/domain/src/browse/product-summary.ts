import type { Cents, Sku } from '../site/brand.ts';
import type { ResponsiveImage } from './responsive-image.ts';

export type ProductFlag = 'new' | 'sale' | null;

/** The item of a product that its card shows. */
export interface ShownItem {
  sku: Sku;
  /** Its default choices; empty without options. */
  optionChoiceParameter: string;
}

/** A product as a card shows it. Prices in cents. */
export interface ProductSummary {
  sku: Sku;
  name: string;
  /** One short line under the name, such as '89 in, 12 fabrics'. */
  note: string;
  url: string;
  currentPrice: Cents;
  /** Equals `currentPrice` when the product is not on sale. */
  regularPrice: Cents;
  /** Whether a choice can raise the price. */
  isPriceFrom: boolean;
  flag: ProductFlag;
  picture: ResponsiveImage;
  hoverPicture: ResponsiveImage | null;
  swatches: readonly { label: string; color: string }[];
  moreSwatches: number;
  /** `null` without ratings. */
  rating: { average: number; count: number } | null;
  /** The item that the card's heart saves. */
  shown: ShownItem;
}
