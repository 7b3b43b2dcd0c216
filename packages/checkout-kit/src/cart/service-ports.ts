import type { Cents, DeliveryEstimates, Sku } from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** What a write of the cart answers. */
export type CartChange = { isSuccess: true } | { isSuccess: false; errorMessage: string };

/** What a write of a promotion code answers. CART-21, CART-22 */
export type PromoChange =
  | { isSuccess: true }
  | { isSuccess: false; promoErrorMessage: string; cartErrorMessage: string };

/** What goes with a cart beyond its lines; each part shows only when its call is given. */
export interface ServicePorts {
  /** `amount` in cents; another one takes the place of the one before. CART-19 */
  addDonation?(sku: Sku, amount: Cents): Promise<PortResult<CartChange>>;
  /** CART-21 */
  applyPromo?(promoCode: string): Promise<PortResult<PromoChange>>;
  /** CART-22 */
  removePromo?(): Promise<PortResult<PromoChange>>;
  /** CART-23 */
  getEstimatedDeliveryDate?(locationId: number, zipCode: string): Promise<PortResult<DeliveryEstimates>>;
}
