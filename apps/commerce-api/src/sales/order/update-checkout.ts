import type { CheckoutState } from '@settee/domain';
import { lockCart } from '../cart/cart.queries.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { type ErrorResponse, sessionReset } from '../../platform/http/error-response.ts';
import type { Database } from '../../platform/database/database.ts';
import { readCheckout, readCheckoutState, type Checkout } from './checkout-view.ts';

/** Input of a checkout change. */
export interface CheckoutChange extends Checkout {
  tx: Database;
}

/** Locks and changes the shopper's checkout; returns `isReset` without an open cart. */
export async function updateCheckout<T>(
  { shopper, ctx, site }: HandlerArgs,
  change: (given: CheckoutChange) => Promise<T | ErrorResponse>,
): Promise<T | ErrorResponse> {
  const session = await shopper.session();
  if (!session) return sessionReset;
  return ctx.inTransaction(async (tx) => {
    const found = await lockCart(tx, session, site);
    return found ? change({ tx, ...(await readCheckout(tx, found, site, ctx)) }) : sessionReset;
  });
}

/** The same, then the fresh state. API-03 */
export async function changeCheckout(
  call: HandlerArgs,
  change: (given: CheckoutChange) => Promise<ErrorResponse | undefined>,
): Promise<CheckoutState | ErrorResponse> {
  const refused = await updateCheckout<undefined>(call, change);
  if (refused) return refused;
  return (await readCheckoutState(await call.shopper.session(), call.site, call.ctx)) ?? sessionReset;
}
