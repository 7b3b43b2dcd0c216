import type { Cents, Sku } from '../site/brand.ts';

/** Error type codes of a cart validation; 0 is success. VALID-01 */
export const cartValidationErrorType = {
  none: 0,
  invalidBasket: 1,
  browseCustomApiException: 2,
  nlaItems: 3,
  installationServiceUnavailable: 4,
  personalizationServiceUnavailable: 5,
  inHousePersonalizationNlaItems: 6,
  allNlaItems: 7,
  emptyBasket: 8,
  pfasItems: 9,
} as const;

export type CartValidationErrorType = (typeof cartValidationErrorType)[keyof typeof cartValidationErrorType];

/** VALID-02; `currentPrice` in cents. */
export interface ValidationItem {
  sku: Sku;
  title: string;
  imagePath: string;
  currentPrice: Cents;
  quantity: number;
  availabilityMessage: string;
  isCustomNla: boolean;
  edd: string;
}

/** Error that blocks the order. */
export interface ValidationError {
  errorType: CartValidationErrorType;
  errorMessage: string;
  items: readonly ValidationItem[];
}

/** Error with the popup that opens first. VALID-15 */
export interface CartValidation extends ValidationError {
  /** All errors that block the order, including the first; if omitted, the first is the only one. */
  problems?: readonly ValidationError[];
}
