import type { getStorePopup as endpoint } from '@settee/contract';
import { findCart } from '../cart/basket.ts';
import { getFulfillmentContext } from '../cart/line-context.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../http/refused.ts';
import { withCartPostalCode } from '../order/quote.ts';
import { storePopup } from './popup-content.ts';
import { locationOf } from './stores-of.ts';

/** One query. STORE-06 */
export const getStorePopup: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  const store = found && getFulfillmentContext(withCartPostalCode(found.cart), site, ctx).store;
  return store ? storePopup(locationOf(store)) : notFound;
};
