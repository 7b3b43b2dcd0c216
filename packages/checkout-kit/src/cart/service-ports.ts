import type { Cents, DeliveryEstimates, Sku } from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** Response of a cart mutation. */
export type CartChange = { isSuccess: true } | { isSuccess: false; errorMessage: string };

/** Response of a promo code mutation. CART-21, CART-22 */
export type PromoChange =
  | { isSuccess: true }
  | { isSuccess: false; promoErrorMessage: string; cartErrorMessage: string };

/** Ports for the cart services beyond the lines; a service shows only when its function exists. */
export interface ServicePorts {
  /** `amount` in cents; replaces an earlier donation. CART-19 */
  addDonation?(sku: Sku, amount: Cents): Promise<PortResult<CartChange>>;
  /** Applies a promo code to the cart; a failure has the message to show. CART-21 */
  applyPromo?(promoCode: string): Promise<PortResult<PromoChange>>;
  /** Removes the promo code from the cart; a failure has the message to show. CART-22 */
  removePromo?(): Promise<PortResult<PromoChange>>;
  /** Estimates when the lines arrive at a zip code or are ready at a store. CART-23 */
  getEstimatedDeliveryDate?(locationId: number, zipCode: string): Promise<PortResult<DeliveryEstimates>>;
}
