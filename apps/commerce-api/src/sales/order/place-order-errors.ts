import {
  cartValidationErrorType as types,
  checkoutRoutes,
  type PlaceOrderCode,
  type PlaceOrderResponse,
  type ShopSite,
} from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Checkout } from './checkout-view.ts';
import { validateLines } from './validate-lines.ts';

export const placeOrderError = (message: PlaceOrderCode, redirectUrl: string): PlaceOrderResponse => ({
  isSuccess: false,
  message,
  redirectUrl,
});
/** The order is no longer what the page showed: the shopper reviews it again, nothing is charged. */
export const reviewChanged = placeOrderError('ReviewChanged', checkoutRoutes.review);
/** No fresh quote of the tax; nothing is charged and nothing is lost. */
export const taxUnavailable = placeOrderError('TaxUnavailable', checkoutRoutes.review);
/** The promo code has expired or was withdrawn and is removed, which changes the total; nothing is charged. ORDER-07 */
export const promoOver = placeOrderError('InvalidPromoCode', checkoutRoutes.review);

/** A product of the review is no longer left in this quantity. */
export const itemsUnavailable = placeOrderError('NlaItems', checkoutRoutes.review);

/** Returns the reason that the lines of a cart can't be ordered; `null` if they can. */
export function getLinesError({ cart, priced }: Checkout, site: ShopSite, ctx: Context): PlaceOrderResponse | null {
  const { errorType } = validateLines(priced, cart, site, ctx);
  if (errorType === types.none) return null;
  return errorType === types.emptyBasket ? placeOrderError('EmptyBasket', checkoutRoutes.cart) : itemsUnavailable;
}
