import type { Picture } from '../browse/picture.ts';
import type { Cents, Sku } from '../site/brand.ts';
import type { OrderSummary } from './order-summary.ts';

/** How a line reaches the shopper. */
export type ShipMethod = 'standard' | 'pickup';

export interface PromoLink {
  text: string;
  url: string;
}

/** A line of the cart. Prices in cents. CART-03 */
export interface CartLineItem {
  id: string;
  isRemoved: boolean;
  priceQuantityTotals: {
    quantity: number;
    isQuantityDisabled: boolean;
    unitPrice: Cents;
    regularUnitPrice: Cents;
    lineTotal: Cents;
  };
  shippingDeliveryOptions: {
    isShipOptionVisible: boolean;
    isStorePickupOptionVisible: boolean;
    selectedShipOption: ShipMethod;
    shippingOption: { edd: string; promoLinks: readonly PromoLink[] };
    bopsOption: { edd: string; pickupQuantityMessage: string };
    vendorDropShipUrl: string;
  };
  itemInfo: {
    sku: Sku;
    name: string;
    url: string;
    picture: Picture;
    /** The chosen options in their order, such as Fabric: Washed Linen, Flax. */
    options: readonly { label: string; text: string }[];
    optionChoiceParameter: string;
    availabilityMessage: string;
    isDescriptionDisabled: boolean;
    vendorDropShipMessage: string;
    /** What is written on it; empty or absent without. */
    personalizationText?: string;
    /** Code of the service that comes with it; empty or absent without. */
    installationServiceType?: string;
  };
  isSaveForLaterEnabled: boolean;
  /** Said at the line when the price changed since it was put in. */
  priceChange: { was: Cents; now: Cents } | null;
  /** How many of the line could be had when it was last seen, and how many now; said until it is acknowledged. */
  stockChange?: { was: number; now: number } | null;
}

/** CART-02 */
export interface Cart {
  lineItems: readonly CartLineItem[];
  savedForLater: readonly CartLineItem[];
  cartSummary: { discountCode: string; taxZipCode: string; itemCount: number };
  orderSummary: OrderSummary;
  isGuest: boolean;
  isInternational: boolean;
  config: { isPromoEnabled: boolean; isSaveForLaterEnabled: boolean };
  /** A list above the cart's lines. CART-05 */
  messages: readonly string[];
  /** Sent back in the header of every checkout POST. API-02 */
  requestVerificationToken: string;
}
