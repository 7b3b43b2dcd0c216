import type { Sku } from '../site/brand.ts';
import type { ItemAvailability } from './availability.ts';
import type { ShipMethod } from './cart.ts';

/** Availability of one SKU at a postal code. AVAIL-03 */
export interface SkuAvailability {
  isLocal: boolean;
  isInternational: boolean;
  isCanada: boolean;
  isParcelShipping: boolean;
  /** Buttons of its page. */
  shopButtonGroup: 'addToCart' | 'none';
  message: string;
  selectedOption: ShipMethod;
  /** Replacement for a discontinued product; `null` while it is sold. */
  nlaCarouselDto: { sku: Sku } | null;
  availabilityOmsModel: ItemAvailability;
  productPurchaseMessage: string;
}
