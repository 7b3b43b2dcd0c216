import type { getStorePopup as endpoint } from '@settee/contract';
import { findCart } from '../cart/cart.ts';
import { getFulfillmentContext } from '../cart/fulfillment-context.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../http/error-response.ts';
import { withCartPostalCode } from '../order/order-totals.ts';
import { storePopup } from './popup-content.ts';
import { getLocation } from './to-stores.ts';

/** One query. STORE-06 */
export const getStorePopup: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  const store = found && getFulfillmentContext(withCartPostalCode(found.cart), site, ctx).store;
  return store ? storePopup(getLocation(store)) : notFound;
};
