import type { getCustomConfirmation as endpoint } from '@settee/contract';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { customTerms } from '../../catalog/options/custom-terms.ts';

/** Whether terms are to be accepted before the add: for what is made to order. ATC-30 */
export const getCustomConfirmation: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const catalog = await findProductsWithOffers(ctx.db, site, [input.sku]);
  const found = resolveConfiguredItem(catalog.get(input.sku), site.siteCulture, input.sku, input.optionChoiceParameter);
  if (!found.ok || found.value.chosen.length === 0) return customTerms([], site.siteCulture);
  const imageOf = await getImages(ctx.db, [found.value]);
  const wanted = { item: found.value, quantity: input.quantity, picture: imageOf(found.value) };
  return customTerms([wanted], site.siteCulture);
};
