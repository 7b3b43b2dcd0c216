import type { Sku } from '../site/brand.ts';
import type { ItemAvailability } from './availability.ts';
import type { ShipMethod } from './cart.ts';

/** How one sku can be had at a postal code. AVAIL-03 */
export interface SkuAvailability {
  isLocal: boolean;
  isInternational: boolean;
  isCanada: boolean;
  isParcelShipping: boolean;
  /** Which buttons its page shows. */
  shopButtonGroup: 'addToCart' | 'none';
  message: string;
  selectedOption: ShipMethod;
  /** What shows in place of what is gone; `null` while it is sold. */
  nlaCarouselDto: { sku: Sku } | null;
  availabilityOmsModel: ItemAvailability;
  productPurchaseMessage: string;
}
