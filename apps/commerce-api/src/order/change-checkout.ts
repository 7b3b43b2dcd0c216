import type { CheckoutState } from '@settee/domain';
import { lockBasket } from '../cart/basket.ts';
import type { Call } from '../handler.ts';
import { type Refused, reset } from '../http/refused.ts';
import type { Database } from '../world/database.ts';
import { readCheckout, readCheckoutState, type Checkout } from './checkout-view.ts';

/** What a change of a checkout is given. */
export interface CheckoutChange extends Checkout {
  tx: Database;
}

/** Changes the shopper's checkout while nobody else does; `isReset` without a live basket. */
export async function changeBasket<T>(
  { shopper, world, site }: Call,
  change: (given: CheckoutChange) => Promise<T | Refused>,
): Promise<T | Refused> {
  const session = await shopper.session();
  if (!session) return reset;
  return world.inTransaction(async (tx) => {
    const found = await lockBasket(tx, session, site);
    return found ? change({ tx, ...(await readCheckout(tx, found, site, world)) }) : reset;
  });
}

/** The same, then the fresh state. API-03 */
export async function changeCheckout(
  call: Call,
  change: (given: CheckoutChange) => Promise<Refused | undefined>,
): Promise<CheckoutState | Refused> {
  const refused = await changeBasket<undefined>(call, change);
  if (refused) return refused;
  return (await readCheckoutState(await call.shopper.session(), call.site, call.world)) ?? reset;
}
