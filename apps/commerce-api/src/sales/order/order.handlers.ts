import { type CheckoutState, stepIndex } from '@settee/domain';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
import { type ErrorResponse, sessionReset } from '../../platform/http/error-response.ts';
import { acceptChangedTenders } from '../tenders/tenders.queries.ts';
import { getMaxAllowedStep, type CheckoutStepNumber } from './allowed-step.ts';
import { changeCheckout } from './update-checkout.ts';
import { loadOrderDetails } from '../placed-orders/order-details.ts';
import { findLastOrder } from '../placed-orders/shopper-orders.queries.ts';
import { finishPayment, placeOrder } from './place-order.ts';
import { readCheckoutState } from './checkout-view.ts';
import {
  removeUnavailable,
  removeInHouse,
  removeUnmade,
  removeRestricted,
  removeService,
} from './remove-unavailable.ts';
import { findCart, updateCart } from '../cart/cart.queries.ts';
import { readPricedLines } from '../cart/priced-lines.ts';
import { validateLines } from './validate-lines.ts';

/** Moves to a step, or to the furthest one that the saved data allows. CHK-26 to CHK-28 */
function moveTo(target: CheckoutStepNumber, call: HandlerArgs): Promise<CheckoutState | ErrorResponse> {
  return changeCheckout(call, async ({ tx, ...checkout }) => {
    const { cart } = checkout;
    const reached = Math.min(target, getMaxAllowedStep(checkout, call.site, call.ctx));
    if (reached === 4) await acceptChangedTenders(tx, cart.id);
    await updateCart(tx, cart, { step: Math.max(cart.step, reached) });
    return undefined;
  });
}

/** Handlers of the checkout and the order. */
export const orderHandlers = {
  /** The shopper's last order on this site. ORDER-12 */
  getOrderDetails: async ({ shopper, ctx, site }) => {
    const session = await shopper.session();
    if (!session) return null;
    const order = await findLastOrder(ctx.db, session.key, site);
    return order ? loadOrderDetails(ctx, order) : null;
  },

  /** Moves to the payment step, or to the furthest step that the saved data allows. CHK-27 */
  moveToPaymentPage: (call) => moveTo(stepIndex.payment, call),

  /** Moves to the review, or to the furthest step that the saved data allows. CHK-28 */
  moveToReviewPage: (call) => moveTo(stepIndex.review, call),

  /** Moves to the gift options step, or to the furthest step that the saved data allows. CHK-26 */
  moveToShippingAndGiftOptions: (call) => moveTo(stepIndex.giftOptions, call),

  placeOrder,
  finishPayment,

  /** Returns the current checkout state; `isReset` without an open cart. CHK-22 */
  refreshCheckout: async ({ input, shopper, ctx, site }) =>
    (await readCheckoutState(await shopper.session(), site, ctx, input.addressId)) ?? sessionReset,

  /** Same as `removeNlaItems`, for a cart in which every line is out of stock. VALID-17 */
  removeAllNlaItems: removeUnavailable,

  /** Same as `removeNlaItems`, for lines with a personalization. VALID-20 */
  removeInHousePersonalizedNlaItems: removeInHouse,

  /** Removes out-of-stock lines without a personalization; lowers partly stocked ones to the stock. VALID-16 */
  removeNlaItems: removeUnavailable,

  /** Removes lines with a personalization that is currently unavailable. VALID-19 */
  removePersonalizedItems: removeUnmade,

  /** Removes lines that contain PFAS and may not be shipped to their destination. VALID-18 */
  removePfasItems: removeRestricted,

  /** Returns a bare boolean. VALID-21 */
  removeUnavailableInstallation: async (call) => {
    const response = await removeService(call);
    return 'isSuccess' in response ? response.isSuccess : response;
  },

  /** Returns all errors that block the order; `isReset` without an open cart. VALID-15 */
  validateCart: async ({ shopper, ctx, site }) => {
    const found = await findCart(ctx.db, await shopper.session(), site);
    if (!found) return sessionReset;
    return validateLines(await readPricedLines(ctx.db, found.lines, site), found.cart, site, ctx);
  },
} satisfies Partial<Handlers<'order'>>;
