import type { CustomConfirmation } from '../add-to-cart/cart-confirmation.ts';
import type { SkuAvailability } from '../cart/sku-availability.ts';
import type { VisualizerProductLine } from './product-line.ts';

/** A line of a pricing, valid or not. */
export interface PricedProduct extends VisualizerProductLine {
  /** Unknown, gone, or fewer are left than asked for; costs nothing and is left out of the total. */
  isInvalid: boolean;
  availability: SkuAvailability;
}

/** What some skus cost together. ATC-32, VIZ-22 */
export interface SkuPricing {
  products: readonly PricedProduct[];
  totalFormattedPrice: string;
  /** The terms of all that is made to order. */
  customOrderConfirmation: CustomConfirmation;
  hasInvalidSkus: boolean;
  /** Empty without invalid skus. VIZ-23 */
  invalidSkuMessage: string;
}
