import type { validateCart as endpoint } from '@settee/contract';
import { findBasket } from '../cart/basket.ts';
import { readPricedLines } from '../cart/priced-lines.ts';
import type { Handler } from '../handler.ts';
import { reset } from '../http/refused.ts';
import { validateLines } from './validate-lines.ts';

/** VALID-15 */
export const validateCart: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const found = await findBasket(world.db, await shopper.session(), site);
  if (!found) return reset;
  return validateLines(await readPricedLines(world.db, found.lines, site), found.basket, site, world);
};
