import type { orderSwatches as endpoint } from '@settee/contract';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { swatchFamilies } from './swatch-families.ts';
import { handleSwatchOrder } from './handle-swatch-order.ts';

/** An order of swatches that a product has. SWATCH-81 */
export const orderSwatches: Handler<typeof endpoint> = (call) =>
  handleSwatchOrder(call, async () => {
    const { input, ctx, site } = call;
    const sellable = (await findProductsWithOffers(ctx.db, site, [input.Sku])).get(input.Sku);
    if (!sellable) return null;
    const swatches = [...swatchFamilies(sellable, site).values()].flat();
    return new Map(swatches.map((swatch) => [swatch.ChoiceCode, swatch]));
  });
