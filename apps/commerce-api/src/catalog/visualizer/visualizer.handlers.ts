import { readPostalCode, formatPrice } from '@settee/domain';
import {
  findProductsWithOffers,
  type Product,
  type ProductWithOffers,
  getAvailableStock,
} from '../products/product-with-offers.ts';
import { findSkusOfSlugs } from '../products/products.queries.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { getModeledSlugs } from './models.ts';
import { toRoomProduct } from './to-room-product.ts';
import { customTerms } from '../availability/custom-terms.ts';
import { getImages } from '../options/configured-pictures.ts';
import { resolveConfiguredItem } from '../options/resolve-configured-item.ts';
import { pricingMessages } from './messages.ts';
import { withDefaultChoices } from './default-choices.ts';
import { type PricingRequest, pricedProduct } from './priced-product.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Maximum number of products offered in a room in addition to the product of the page. */
const maxOtherProducts = 40;

const isSold = ({ offers }: ProductWithOffers) => offers.some((offer) => getAvailableStock(offer) > 0);

/** Scores similarity: same collection first, then shared rooms, then a different category. */
function getSimilarity(product: Product, other: Product): number {
  const { collection, rooms } = product.content;
  const isOfCollection = collection !== '' && other.content.collection === collection;
  const shared = other.content.rooms.filter((room) => rooms.includes(room)).length;
  return (isOfCollection ? 10 : 0) + shared * 2 + (other.category === product.category ? 0 : 1);
}

/** Handlers of the visualizer. */
export const visualizerHandlers = {
  /**
   * Returns a product and all available products of its brand that can be placed in a room with it. Three queries
   * at most. VIZ-07
   */
  getRoomProducts: async ({ input, ctx, site }) => {
    const { db } = ctx;
    const skus = await findSkusOfSlugs(db, site.brand, getModeledSlugs());
    const sellables = await findProductsWithOffers(db, site, [...new Set([input.sku, ...skus])]);
    const sellable = sellables.get(input.sku);
    const primary = sellable && toRoomProduct(sellable, site.siteCulture);
    if (!primary) return notFound;
    const others = skus
      .flatMap((sku) => sellables.get(sku) ?? [])
      .filter((other) => other.product.sku !== primary.sku && isSold(other))
      .map((other) => ({ other, similarity: getSimilarity(sellable.product, other.product) }))
      .toSorted((one, another) => another.similarity - one.similarity)
      .slice(0, maxOtherProducts);
    return { primary, others: others.flatMap(({ other }) => toRoomProduct(other, site.siteCulture) ?? []) };
  },

  /**
   * Prices SKUs; unknown or unavailable ones are marked invalid and cost nothing. Three queries at most for any
   * number of SKUs. VIZ-22, VIZ-23, ATC-32
   */
  getSkuData: async ({ input, ctx, site }) => {
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
    const where = {
      siteCulture,
      now: ctx.clock.now(),
      zipCode: readPostalCode(input.zipCode).trim().toUpperCase(),
      isInternational: ctx.config.internationalSites.has(`${site.brand}/${siteCulture}`),
    };
    const products = requested.map((one) => {
      const image = one.item ? imageOf(one.item) : (one.sellable?.product.picture ?? null);
      return pricedProduct(one, image, where);
    });
    const hasInvalidSkus = products.some(({ isInvalid }) => isInvalid);
    const total = products.reduce((sum, { unitCurrentPrice, quantity }) => sum + unitCurrentPrice * quantity, 0);
    const valid = requested.flatMap(({ item, quantity }, index) =>
      item && !products[index]?.isInvalid ? { item, quantity, picture: imageOf(item) } : [],
    );
    return {
      products,
      totalFormattedPrice: formatPrice(total, siteCulture),
      customOrderConfirmation: customTerms(valid, siteCulture),
      hasInvalidSkus,
      invalidSkuMessage: hasInvalidSkus ? pricingMessages.unavailable : '',
    };
  },
} satisfies Handlers<'visualizer'>;
