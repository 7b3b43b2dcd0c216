import type { getSkuData as endpoint } from '@settee/contract';
import { formatPrice } from '@settee/domain';
import { customTerms } from '../options/custom-terms.ts';
import { findProductsWithOffers } from '../products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { getImages } from '../options/configured-pictures.ts';
import { resolveConfiguredItem } from '../options/resolve-configured-item.ts';
import { pricingMessages } from './messages.ts';
import { withDefaultChoices } from './default-choices.ts';
import { type PricingRequest, pricedProduct } from './priced-product.ts';

/**
 * Prices SKUs; unknown or unavailable ones are marked invalid and cost nothing. Three queries at most for any
 * number of SKUs. VIZ-22, VIZ-23, ATC-32
 */
export const getSkuData: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const { siteCulture } = site;
  const catalog = await findProductsWithOffers(ctx.db, site, [...new Set(input.skus.map(({ sku }) => sku))]);
  const requested = input.skus.map(({ sku, quantity, optionChoiceParameter }): PricingRequest => {
    const sellable = catalog.get(sku);
    const choices = sellable ? withDefaultChoices(sellable, siteCulture, sku, optionChoiceParameter) : '';
    const resolved = resolveConfiguredItem(sellable, siteCulture, sku, choices);
    return { sku, quantity, sellable, item: resolved.ok ? resolved.value : null };
  });
  const imageOf = await getImages(
    ctx.db,
    requested.flatMap(({ item }) => item ?? []),
  );
  const where = { siteCulture, now: ctx.clock.now(), zipCode: input.zipCode.trim().toUpperCase() };
  const products = requested.map((one) => {
    const image = one.item ? imageOf(one.item) : (one.sellable?.product.picture ?? null);
    return pricedProduct(one, image, where);
  });
  const hasInvalidSkus = products.some(({ isInvalid }) => isInvalid);
  const total = products.reduce((sum, { unitCurrentPrice, quantity }) => sum + unitCurrentPrice * quantity, 0);
  const valid = requested.flatMap(({ item, quantity }, at) =>
    item && !products[at]?.isInvalid ? { item, quantity, picture: imageOf(item) } : [],
  );
  return {
    products,
    totalFormattedPrice: formatPrice(total, siteCulture),
    customOrderConfirmation: customTerms(valid, siteCulture),
    hasInvalidSkus,
    invalidSkuMessage: hasInvalidSkus ? pricingMessages.unavailable : '',
  };
};
