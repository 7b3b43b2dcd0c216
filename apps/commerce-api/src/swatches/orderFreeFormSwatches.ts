import type { orderFreeFormSwatches as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { findChoices } from '../options/find-choices.ts';
import { swatchOf } from './swatch-of.ts';
import { takeOrder } from './take-order.ts';

/** An order of any swatches that the site has. SWATCH-94 */
export const orderFreeFormSwatches: Handler<typeof endpoint> = (call) =>
  takeOrder(call, async (codes) => {
    const found = await findChoices(call.world, call.site, codes);
    return new Map([...found].map(([code, choice]) => [code, swatchOf(choice)]));
  });
