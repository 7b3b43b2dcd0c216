import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Cents, Sku } from '../site/brand.ts';

/** In which unit a product is measured. VIZ-21 */
export const systemOfMeasure = { inches: 1, centimetres: 2 } as const;
export type SystemOfMeasure = (typeof systemOfMeasure)[keyof typeof systemOfMeasure];

/** Dimensions in the unit of `systemOfMeasure`; `null` for an unknown side. */
export interface LineDimensions {
  depth: number | null;
  height: number | null;
  width: number | null;
  diameter: number | null;
  systemOfMeasure: SystemOfMeasure;
}

export type StockStatus = 'inStock' | 'backOrder' | 'outOfStock';

/** Product in a room with its quantity. Prices in cents, per item. VIZ-20 */
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
  /** Priced configuration; the default choices of the product if none was requested. */
  optionChoiceParameter: string;
  chosen: readonly { label: string; text: string }[];
}
