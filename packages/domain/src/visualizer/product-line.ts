import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Cents, Sku } from '../site/brand.ts';

/** In which unit a product is measured. VIZ-21 */
export const systemOfMeasure = { inches: 1, centimetres: 2 } as const;
export type SystemOfMeasure = (typeof systemOfMeasure)[keyof typeof systemOfMeasure];

/** In the unit of `systemOfMeasure`; `null` where a side is not told. */
export interface LineDimensions {
  depth: number | null;
  height: number | null;
  width: number | null;
  diameter: number | null;
  systemOfMeasure: SystemOfMeasure;
}

export type StockStatus = 'inStock' | 'backOrder' | 'outOfStock';

/** A product of a room, as often as it stands there. Prices in cents, of one piece. VIZ-20 */
export interface VisualizerProductLine {
  sku: Sku;
  name: string;
  productUrl: string;
  imageUrl: string;
  /** `null` for a sku that is not known. */
  picture: ResponsiveImage | null;
  dimensions: LineDimensions;
  quantity: number;
  unitFormattedPrice: string;
  unitCurrentPrice: Cents;
  unitRegularPrice: Cents;
  priceTypeCode: 'regular' | 'sale';
  availabilityMessage: string;
  stockStatus: StockStatus;
  isBackOrder: boolean;
  /** Empty unless it is a back order. */
  backOrderMessage: string;
  /** In how many days a back order ships; 0 otherwise. */
  backOrderMessageDays: number;
  /** What it is priced in; the product's own choices where none were asked for. */
  optionChoiceParameter: string;
  chosen: readonly { label: string; text: string }[];
}
