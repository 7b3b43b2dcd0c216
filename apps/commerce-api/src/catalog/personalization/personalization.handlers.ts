import { type RenderedDesign, type ShopSite, type Sku, designKey } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import { validationError } from '../../platform/http/error-response.ts';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { validateDesign, isOutage, type PersonalizationSpec, type ValidDesign } from './validate-design.ts';
import { saveDesignPreview } from './save-design-preview.ts';
import { toConfirmedItem } from './confirmed-item.ts';
import { resolveConfiguredItem } from '../options/resolve-configured-item.ts';
import { designWords } from './line-design.ts';
import { personalizationMessages as words } from './messages.ts';
import type { LineDesign } from './design.ts';
import { designs } from './tables.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Error response during an outage of the service. */
const serviceDown = validationError([{ field: 'service', message: 'Personalization is down.' }], 503);

/** A picture a keystroke, and then some. */
const drawingLimit = { name: 'drawing', seconds: 60, perSession: 240, perAddress: 600 };

const designLimit = { name: 'design', seconds: 60, perSession: 60, perAddress: 240 };
const refused = { hasCustomOrderConfirmation: false, items: [], personalizationId: '' };

/** A design to be stored for its shopper. */
interface OwnedDesign {
  id: string;
  shopperKey: string;
  site: ShopSite;
  productSku: Sku;
}

/** Stores a design with its preview; returns it as a line of the cart has it. One transaction. */
function storeDesign(
  ctx: Context,
  { id, shopperKey, site, productSku }: OwnedDesign,
  offered: PersonalizationSpec,
  valid: ValidDesign,
): Promise<LineDesign> {
  return ctx.inTransaction(async (tx) => {
    const imageUrl = await saveDesignPreview(tx, ctx, valid, true);
    const { design } = valid;
    const lineDesign = { type: offered.type, design, imageUrl, options: designWords(offered, valid) };
    await tx.insert(designs).values({
      id,
      shopperKey,
      brand: site.brand,
      siteCulture: site.siteCulture,
      productSku,
      designKey: designKey(design),
      design: lineDesign,
      savedAt: ctx.clock.now(),
    });
    return lineDesign;
  });
}

/** Handlers of personalization. */
export const personalizationHandlers = {
  /** Draws a design; nothing of it belongs to anybody yet. MONO-21 */
  renderDesign: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, drawingLimit))) return tooManyRequests;
    const { design } = input;
    const sellable = (await findProductsWithOffers(ctx.db, site, [design.sku])).get(design.sku);
    const validation = validateDesign(sellable?.product.content.personalization ?? null, design, { isWhole: false });
    if (!validation.ok) return { imageUrl: '', hasError: true, error: validation.error } satisfies RenderedDesign;
    if (isOutage(validation.value.texts)) return serviceDown;
    const imageUrl = await saveDesignPreview(ctx.db, ctx, validation.value, false);
    return { imageUrl, hasError: false, error: null };
  },

  /** Saves a design for its shopper, to be confirmed before it is added. MONO-22, MONO-23 */
  saveDesign: async ({ input, shopper, ctx, site }) => {
    if (!(await consumeRateLimit(ctx, shopper, designLimit))) return tooManyRequests;
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
    const { sku: productSku, picture } = item.value.sellable.product;
    const owned = { id: ctx.ids.row(), shopperKey: session.key, site, productSku };
    const design = await storeDesign(ctx, owned, offered, validation.value);
    return {
      // Its own terms: a saved design is confirmed whether or not the item is also made to order.
      hasCustomOrderConfirmation: false,
      message: words.terms(offered.type === 705),
      items: [
        toConfirmedItem(item.value, {
          quantity: input.quantity,
          picture,
          siteCulture: site.siteCulture,
          design,
        }),
      ],
      personalizationId: owned.id,
      error: null,
    };
  },
} satisfies Handlers<'personalization'>;
