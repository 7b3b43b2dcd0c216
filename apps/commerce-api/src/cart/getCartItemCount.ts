import type { getCartItemCount as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { findBasket } from './basket.ts';
import { itemCount } from './item-count.ts';

/** ATC-31 */
export const getCartItemCount: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const found = await findBasket(world.db, await shopper.session(), site);
  return { cartItemCount: itemCount(found?.lines ?? []) };
};
