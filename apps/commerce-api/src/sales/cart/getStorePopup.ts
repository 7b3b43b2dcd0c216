import type { getStorePopup as endpoint } from '@settee/contract';
import { findCart } from './cart.ts';
import { getFulfillmentContext } from './fulfillment-context.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { withCartPostalCode } from '../order/order-totals.ts';
import { storePopup } from '../../catalog/stores/popup-content.ts';
import { getLocation } from '../../catalog/stores/to-stores.ts';

/** One query. STORE-06 */
export const getStorePopup: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  const store = found && getFulfillmentContext(withCartPostalCode(found.cart), site, ctx).store;
  return store ? storePopup(getLocation(store)) : notFound;
};
