import type { orderFreeFormSwatches as endpoint } from '@settee/contract';
import { fabricsWith, swatchOfFabric } from '../../catalog/fabrics/load-fabrics.ts';
import type { Handler } from '../../platform/handler.ts';
import { handleSwatchOrder } from './handle-swatch-order.ts';

/** An order of any swatches that the site has. SWATCH-94 */
export const orderFreeFormSwatches: Handler<typeof endpoint> = (call) =>
  handleSwatchOrder(call, async (codes) => {
    const found = await fabricsWith(call.ctx, call.site, codes);
    return new Map([...found].map(([code, fabric]) => [code, swatchOfFabric(fabric)]));
  });
