import { CallError } from '@settee/contract';
import {
  cartValidationErrorType,
  checkoutRoutes,
  type CheckoutState,
  type CheckoutStep,
  fromReview,
  type OrderDetails,
  routeOfStep,
} from '@settee/domain';
import type { Redirect } from '../page.ts';
import type { FetchQuery } from './query.ts';
import { checkoutQuery } from './checkout-state.ts';
import { orderQuery } from './order.ts';

/** Returns true when the cart is empty because another tab or a popup removed the last item. */
export const isCartEmptied = ({ errorType }: CheckoutState) => errorType === cartValidationErrorType.emptyBasket;

/** Returns true when the query of a step shows that it was opened from the review. */
export const isFromReview = (query: URLSearchParams) =>
  query.get('from') === new URLSearchParams(fromReview).get('from');

/** Age of an order up to which its checkout redirects to the confirmation, in ms. */
const recentOrderMs = 60 * 60 * 1000;

/** Route after the end of a checkout: the confirmation of a recent order, else the cart. */
export function getRouteAfterCheckout(order: OrderDetails | null, now: Date): string {
  const isRecent = order !== null && now.getTime() - Date.parse(order.placedAt) < recentOrderMs;
  return isRecent ? checkoutRoutes.confirmation : checkoutRoutes.cart;
}

/** Redirects from a step that the checkout has not reached, to the cart when there is no checkout. ROUTE-09 */
export async function redirectToReachedStep(step: CheckoutStep, fetchQuery: FetchQuery): Promise<Redirect | null> {
  try {
    const state = await fetchQuery(checkoutQuery);
    if (isCartEmptied(state)) return { to: checkoutRoutes.cart, isPermanent: false };
    const furthest = state.step;
    return step > furthest ? { to: routeOfStep(furthest), isPermanent: false } : null;
  } catch (error) {
    const isOver = error instanceof CallError && error.failure.kind === 'session-reset';
    if (isOver) return { to: getRouteAfterCheckout(await fetchQuery(orderQuery), new Date()), isPermanent: false };
    throw error;
  }
}
