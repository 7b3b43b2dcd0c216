import type { shareCart as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { findCart } from './cart.ts';
import { cartMessages } from './messages.ts';
import { inCart, readPricedLines } from './priced-lines.ts';
import { createSharedCart } from './shared-carts.ts';

/** Shares products, choices and quantities; what is written on them and where they go is not. */
export const shareCart: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  const lines = inCart(await readPricedLines(ctx.db, found?.lines ?? [], site));
  if (lines.length === 0) return { isSuccess: false, errorMessage: cartMessages.empty };
  return { isSuccess: true, ...(await createSharedCart(ctx, site, lines)) };
};
