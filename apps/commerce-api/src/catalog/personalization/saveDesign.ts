import type { saveDesign as endpoint } from '@settee/contract';
import { designKey } from '@settee/domain';
import { toConfirmedItem } from '../options/confirmed-item.ts';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { resolveConfiguredItem } from '../options/resolve-configured-item.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { validateDesign } from './validate-design.ts';
import { saveDesignPreview } from './save-design-preview.ts';
import { designWords } from './line-design.ts';
import { personalizationMessages as words } from './messages.ts';
import type { LineDesign } from './design.ts';
import { designs } from './tables.ts';

const rule = { name: 'design', seconds: 60, perSession: 60, perAddress: 240 };
const refused = { hasCustomOrderConfirmation: false, items: [], personalizationId: '' };

/** Saves a design for its shopper, to be confirmed before it is added. MONO-22, MONO-23 */
export const saveDesign: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const { sku } = input.design;
  const sellable = (await findProductsWithOffers(ctx.db, site, [sku])).get(sku);
  const offered = sellable?.product.content.personalization ?? null;
  const validation = validateDesign(offered, input.design, { isWhole: true });
  if (!validation.ok)
    return { ...refused, message: validation.error.businessErrorDescription, error: validation.error };
  const item = resolveConfiguredItem(sellable, site.siteCulture, sku, '');
  if (!item.ok || !offered) {
    const error = { businessErrorCode: 'E2001', businessErrorDescription: words.undrawable, profaneTexts: [] };
    return { ...refused, message: words.undrawable, error };
  }
  const session = await shopper.getOrCreateSession();
  const sound = validation.value;
  const id = ctx.ids.row();
  const design = await ctx.inTransaction(async (tx) => {
    const imageUrl = await saveDesignPreview(tx, ctx, sound, true);
    const lineDesign: LineDesign = {
      type: offered.type,
      design: sound.design,
      imageUrl,
      options: designWords(offered, sound),
    };
    await tx.insert(designs).values({
      id,
      shopperKey: session.key,
      brand: site.brand,
      siteCulture: site.siteCulture,
      productSku: item.value.sellable.product.sku,
      designKey: designKey(sound.design),
      design: lineDesign,
      savedAt: ctx.clock.now(),
    });
    return lineDesign;
  });
  const { picture: image } = item.value.sellable.product;
  return {
    // Its own terms: a saved design is confirmed whether or not the item is also made to order.
    hasCustomOrderConfirmation: false,
    message: words.terms(offered.type === 705),
    items: [
      toConfirmedItem(item.value, { quantity: input.quantity, picture: image, siteCulture: site.siteCulture, design }),
    ],
    personalizationId: id,
    error: null,
  };
};
