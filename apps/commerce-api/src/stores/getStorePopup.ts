import type { getStorePopup as endpoint } from '@settee/contract';
import { findBasket } from '../cart/basket.ts';
import { whereaboutsOf } from '../cart/line-context.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../http/refused.ts';
import { asCartSees } from '../order/quote.ts';
import { storePopup } from './popup-content.ts';
import { locationOf } from './stores-of.ts';

/** One query. STORE-06 */
export const getStorePopup: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const found = await findBasket(world.db, await shopper.session(), site);
  const store = found && whereaboutsOf(asCartSees(found.basket), site, world).store;
  return store ? storePopup(locationOf(store)) : notFound;
};
