import { CallError } from '@settee/contract';
import {
  cartValidationErrorType,
  checkoutRoutes,
  type CheckoutState,
  type CheckoutStep,
  routeOfStep,
} from '@settee/domain';
import type { Redirect } from '../page.ts';
import type { FetchQuery } from './answers.ts';
import { checkoutRead } from './checkout-state.ts';

/** Whether there is nothing left to check out, because another tab or a popup took the last item out. */
export const isCartEmptied = ({ errorType }: CheckoutState) => errorType === cartValidationErrorType.emptyBasket;

/** Redirects from a step that the checkout has not reached, to the cart when there is no checkout. ROUTE-09 */
export async function redirectToReachedStep(step: CheckoutStep, fetchQuery: FetchQuery): Promise<Redirect | null> {
  try {
    const state = await fetchQuery(checkoutRead);
    if (isCartEmptied(state)) return { to: checkoutRoutes.cart, isPermanent: false };
    const furthest = state.step;
    return step > furthest ? { to: routeOfStep(furthest), isPermanent: false } : null;
  } catch (error) {
    const isOver = error instanceof CallError && error.failure.kind === 'session-reset';
    if (isOver) return { to: checkoutRoutes.cart, isPermanent: false };
    throw error;
  }
}
