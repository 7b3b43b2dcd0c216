import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { PersonalizationError } from '../personalization/personalization.ts';
import type { Cents, Sku } from '../site/brand.ts';

export interface ConfirmedItem {
  sku: Sku;
  name: string;
  isPersonalized: boolean;
  formattedPrice: string;
  quantity: number;
  imageUrl: string;
  picture: ResponsiveImage;
  options: readonly { label: string; text: string }[];
}

/** Data of the confirmation overlay after an add; amounts in cents. CONF-01 */
export interface CartConfirmation {
  isSuccess: boolean;
  isError: boolean;
  items: readonly ConfirmedItem[];
  addedItemCount: number;
  cartItemCount: number;
  subtotal: Cents;
  shipping: Cents;
  total: Cents;
  isDiscountApplied: boolean;
  isShowInstallationServiceLineItem: boolean;
  installationServiceTotal: Cents;
  isInstallationServiceSelectedForCurrentItems: boolean;
  installationServiceType: string;
  isShippingMessage: boolean;
  shippingMessage: string;
  isInHomeShippingMessage: boolean;
  inHomeShippingMessage: string;
  isThresholdShippingMessage: boolean;
  thresholdShippingMessage: string;
  cartIcon: string;
  allCartItems: readonly { sku: Sku }[];
  crossSellUrl: string;
  shipMethod: string;
}

/** An add the backend did not take. ATC-33 */
export interface FailedAdd {
  isSuccess: false;
  isError: boolean;
  status: string;
  errorMessage: string;
}

/** Terms of a custom order, to be accepted before the items are added. ATC-09, ATC-30, TERMS-02 */
export interface CustomConfirmation {
  hasCustomOrderConfirmation: boolean;
  message: string;
  items: readonly ConfirmedItem[];
}

/** The confirmation of a saved design, or why it was not saved. MONO-22 */
export interface MonogrammingConfirmation extends CustomConfirmation {
  /** Stored with the added line item; empty when nothing was saved. */
  personalizationId: string;
  error: PersonalizationError | null;
}
