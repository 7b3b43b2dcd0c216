import type { CustomConfirmation } from '../add-to-cart/cart-confirmation.ts';
import type { SkuAvailability } from '../cart/sku-availability.ts';
import type { VisualizerProductLine } from './product-line.ts';

/** A line of a pricing, valid or not. */
export interface PricedProduct extends VisualizerProductLine {
  /** Unknown, discontinued, or out of stock for the requested quantity; excluded from the total. */
  isInvalid: boolean;
  availability: SkuAvailability;
}

/** Combined pricing of SKUs. ATC-32, VIZ-22 */
export interface SkuPricing {
  products: readonly PricedProduct[];
  totalFormattedPrice: string;
  /** The terms of all that is made to order. */
  customOrderConfirmation: CustomConfirmation;
  hasInvalidSkus: boolean;
  /** Empty without invalid skus. VIZ-23 */
  invalidSkuMessage: string;
}
