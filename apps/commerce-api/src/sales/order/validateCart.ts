import type { validateCart as endpoint } from '@settee/contract';
import { findCart } from '../cart/cart.ts';
import { readPricedLines } from '../cart/priced-lines.ts';
import type { Handler } from '../../platform/handler.ts';
import { sessionReset } from '../../platform/http/error-response.ts';
import { validateLines } from './validate-lines.ts';

/** VALID-15 */
export const validateCart: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const found = await findCart(ctx.db, await shopper.session(), site);
  if (!found) return sessionReset;
  return validateLines(await readPricedLines(ctx.db, found.lines, site), found.cart, site, ctx);
};
