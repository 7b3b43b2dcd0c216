import type { getCartItemCount as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { findCart } from './cart.ts';
import { itemCount } from './item-count.ts';

/** ATC-31 */
export const getCartItemCount: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  return { cartItemCount: itemCount(found?.lines ?? []) };
};
