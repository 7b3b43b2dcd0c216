import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { GiftCardRequest } from './gift-card-request.ts';
import type { Cents, Sku } from '../site/brand.ts';
import type { OpeningHours } from '../site/opening-hours.ts';
import type { CartDonation } from './donation.ts';
import type { OrderSummary } from './order-summary.ts';

/** Ship method of a line item. */
export type ShipMethod = 'standard' | 'pickup';

export interface PromoLink {
  text: string;
  url: string;
}

/** Installation service bought with a line item; amounts in cents, `price` for one item. CART-18 */
export interface LineInstallation {
  sku: Sku;
  title: string;
  price: Cents;
  total: Cents;
}

/** Store that offers pickup. `place` is its town. CART-23 */
export interface PickupStore {
  locationId: number;
  name: string;
  place: string;
}

/** Store of a checkout's pickup, with what a shopper needs to get there. SHIP-01 */
export interface CheckoutPickupStore extends PickupStore {
  address1: string;
  postalCode: string;
  phone: string;
  hours: OpeningHours;
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
    picture: ResponsiveImage;
    /** The chosen options in their order, such as Fabric: Washed Linen, Flax. */
    options: readonly { label: string; text: string }[];
    optionChoiceParameter: string;
    availabilityMessage: string;
    isDescriptionDisabled: boolean;
    vendorDropShipMessage: string;
    /** Personalization text; empty or absent without one. */
    personalizationText?: string;
    /** Code of the installation service; empty or absent without one. */
    installationServiceType?: string;
    /** Only of a gift card. */
    giftCard?: GiftCardRequest | undefined;
  };
  /** `null` without a service. CART-18 */
  installationService: LineInstallation | null;
  isSaveForLaterEnabled: boolean;
  /** Shown at the line if the price has changed since it was added. */
  priceChange: { was: Cents; now: Cents } | null;
  /** Available quantity when last seen and now; reported until acknowledged. */
  stockChange?: { was: number; now: number } | null;
}

/** Cart of a shopper for a brand and site; amounts in cents. CART-02 */
export interface Cart {
  /** Names the cart in the log; empty before there is one. ERR-16 */
  basketId: string;
  lineItems: readonly CartLineItem[];
  savedForLater: readonly CartLineItem[];
  cartSummary: { discountCode: string; taxZipCode: string; itemCount: number };
  orderSummary: OrderSummary;
  isGuest: boolean;
  isInternational: boolean;
  /** Selected pickup store, `null` until known, and the pickup stores, nearest first. */
  pickup: { store: PickupStore | null; stores: readonly PickupStore[] };
  /** Offered and selected donation; `null` when none is offered. CART-19 */
  donation: CartDonation | null;
  config: { isPromoEnabled: boolean; isSaveForLaterEnabled: boolean };
  /** Messages above the lines. CART-05 */
  messages: readonly string[];
  /** Sent back in the header of every checkout POST. API-02 */
  requestVerificationToken: string;
}
