import type { getSharedCart as endpoint } from '@settee/contract';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import type { Handler } from '../../platform/handler.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { itemAvailabilityText } from '../../catalog/availability/availability-text.ts';
import { findSharedCart } from './shared-carts.ts';

/** Prices are today's; what is not sold any more is named only. */
export const getSharedCart: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const found = await findSharedCart(ctx.db, input.shareId, ctx.clock.now());
  if (!found) return { state: 'ended' };
  const { brand, siteCulture, lines, expiresAt } = found;
  if (brand !== site.brand || siteCulture !== site.siteCulture) return { state: 'elsewhere', brand, siteCulture };
  const catalog = await findProductsWithOffers(ctx.db, site, [...new Set(lines.map(({ sku }) => sku))]);
  const resolved = lines.map((line) => {
    const { sku, optionChoiceParameter } = line;
    const item = resolveConfiguredItem(catalog.get(sku), siteCulture, sku, optionChoiceParameter);
    return { line, item: item.ok && item.value.inStock > 0 ? item.value : null };
  });
  const imageOf = await getImages(
    ctx.db,
    resolved.flatMap(({ item }) => item ?? []),
  );
  return {
    state: 'here',
    expiresAt: expiresAt.toISOString(),
    items: resolved.flatMap(({ line, item }) =>
      item
        ? {
            sku: item.sku,
            name: item.sellable.product.name,
            url: item.url,
            picture: imageOf(item),
            options: item.chosen,
            quantity: line.quantity,
            unitPrice: item.currentPrice,
            availabilityMessage: itemAvailabilityText(item, line.quantity),
          }
        : [],
    ),
    goneNames: [...new Set(resolved.flatMap(({ line, item }) => (item ? [] : line.name)))],
  };
};
