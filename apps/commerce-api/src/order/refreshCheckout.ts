import type { refreshCheckout as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { reset } from '../http/refused.ts';
import { readCheckoutState } from './checkout-view.ts';

/** CHK-22 */
export const refreshCheckout: Handler<typeof endpoint> = async ({ shopper, world, site }) =>
  (await readCheckoutState(await shopper.session(), site, world)) ?? reset;
