import type { OrderSummary } from '../cart/order-summary.ts';
import type { CheckoutPickupStore } from '../cart/cart.ts';
import type { Address } from '../delivery/address.ts';
import type { Recipient } from '../delivery/recipient.ts';
import type { PaymentData } from '../payment/payment-data.ts';
import type { OrderContact } from './order.ts';
import type { CartValidationErrorType } from '../errors/validation.ts';
import type { Cents, SiteCulture } from '../site/brand.ts';

/** Step of a checkout. ROUTE-09 */
export type CheckoutStep = 1 | 2 | 3 | 4 | 5;

/** Opt-ins for thank-you mail. PAY-09 */
export interface TymPreferences {
  isShippingOptIn: boolean;
  isBillingOptIn: boolean;
}

/** State of a checkout, which each change returns; amounts in cents. CHK-21 */
export interface CheckoutState {
  basketId: string;
  /** The furthest step the checkout may show. */
  step: CheckoutStep;
  shippingOptions: {
    /** Recipients with items; the store pickup is the last one. */
    recipients: readonly Recipient[];
    /** The shopper chooses a recipient for each item. SHIP-23 */
    isMultiShipping: boolean;
    /** Recipient and store of the store pickup, with or without items; no store until one is known. SHIP-27 */
    pickup: { recipientId: string; store: CheckoutPickupStore | null; contact: Address | null };
    pickupNotificationOptions: readonly string[];
    notificationOptions: readonly string[];
  };
  accountInfo: {
    isLoggedIn: boolean;
    /** The exemption certificate on file; empty without. */
    taxCertificateNumber: string;
    /** Addresses of the order, once known, and the addresses saved in the account for this site. */
    shippingAddresses: readonly Address[];
  };
  /** The ZIP or postal code of the cart, for a new address; empty without. */
  cartPostalCode: string;
  /** Contact for updates of the order; with several addresses it is the buyer. `null` until it is known. */
  contact: OrderContact | null;
  billingAddress: Address | null;
  isBillingSameAsShipping: boolean;
  siteCultureInfo: { siteCulture: SiteCulture; locale: string };
  orderSummary: OrderSummary;
  paymentData: PaymentData;
  promoCode: string;
  /** Error message of the promo code in this request; empty for none. TENDER-19 */
  promoErrorMessage: string;
  /** The order is not taxed, because of an exemption certificate. TENDER-22 */
  isTaxExempt: boolean;
  /** The certificate that the order is exempt by; empty while it is taxed. README decision 19 */
  taxCertificateNumber: string;
  tymPreferences: TymPreferences;
  /** Equal as long as nothing that the review page shows has changed. */
  reviewFingerprint: string;
  requestVerificationToken: string;
  errorType: CartValidationErrorType;
  errorMessage: string;
}

/** Response of a checkout start. CART-11, CHK-02 to CHK-08 */
export interface CheckoutStart {
  isSuccess: boolean;
  isGuest: boolean;
  isInternational: boolean;
  isLoggedIn: boolean;
  redirectUrl: string;
  popupUrl: string;
  errorType: CartValidationErrorType;
  errorMessage: string;
  oversizedItems: readonly OversizedItem[];
}

/** Measures in inches. OVER-03 */
export interface OversizedItem {
  title: string;
  boxes: readonly { boxNumber: number; quantity: number; width: number; depth: number; height: number }[];
}

/** Total that the shopper agrees to pay, as shown on the review page. */
export interface ShownReview {
  /** In cents. */
  total: Cents;
  /** From the checkout state that the page showed. */
  reviewFingerprint: string;
}

/** Request to place what the review shows; `adata` is the partner transaction id, or empty. ORDER-01, ORDER-04 */
export interface PlaceOrderRequest extends ShownReview {
  adata: string;
}

/** Properties of the shopper's browser, which banks require for 3-D Secure. Sizes in px. README decision 28 */
export interface BrowserInfo {
  /** Bits per pixel. */
  colorDepth: number;
  /** BCP 47 tag of the browser's language. */
  language: string;
  screenHeight: number;
  screenWidth: number;
  /** Minutes from local time to UTC: 300 in New York in winter. */
  timeZoneOffset: number;
}

/** Reasons why an order was not placed. A backend may have others; `resolvePlaceOrder` follows their URL. */
export type PlaceOrderCode =
  | 'ActionRequired'
  | 'CardDeclined'
  | 'CheckoutIncomplete'
  | 'EmptyBasket'
  | 'InvalidPromoCode'
  | 'NlaItems'
  | 'PaymentUnfinished'
  | 'ReviewChanged'
  | 'TaxUnavailable'
  | 'TenderChanged'
  | 'TripBookingFailed';

/** Result of placing an order; `message` is a `PlaceOrderCode` on failure. ORDER-01 */
export interface PlaceOrderResponse {
  isSuccess: boolean;
  message: string;
  redirectUrl: string;
}
