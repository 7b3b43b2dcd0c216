import type { renderDesign as endpoint } from '@settee/contract';
import type { RenderedDesign } from '@settee/domain';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { validateDesign, isOutage } from './validate-design.ts';
import { saveDesignPreview } from './save-design-preview.ts';
import { serviceDown } from './service-down.ts';

/** A picture a keystroke, and then some. */
const rule = { name: 'drawing', seconds: 60, perSession: 240, perAddress: 600 };

/** Draws a design; nothing of it belongs to anybody yet. MONO-21 */
export const renderDesign: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const { design } = input;
  const sellable = (await findProductsWithOffers(ctx.db, site, [design.sku])).get(design.sku);
  const validation = validateDesign(sellable?.product.content.personalization ?? null, design, { isWhole: false });
  if (!validation.ok) return { imageUrl: '', hasError: true, error: validation.error } satisfies RenderedDesign;
  if (isOutage(validation.value.texts)) return serviceDown;
  const imageUrl = await saveDesignPreview(ctx.db, ctx, validation.value, false);
  return { imageUrl, hasError: false, error: null };
};
