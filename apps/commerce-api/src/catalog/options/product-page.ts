import {
  configuredPrice,
  configuredSku,
  configurationQuery,
  matchingSkus,
  optionChoiceParameter,
  type ProductPage,
  quickShipSku,
} from '@settee/domain';
import { configuredUrl, productUrl } from '../products/product-url.ts';
import { getAvailableStock, type SkuOffer } from '../products/product-with-offers.ts';
import { isMadeWithoutChoices } from '../products/made-to-order.ts';
import { installationOffered } from '../availability/installation.ts';
import { availabilityText } from '../availability/availability-text.ts';
import { deliveryEstimate } from '../availability/estimate.ts';
import { toDimensions } from './to-dimensions.ts';
import { toOffer } from '../personalization/to-offer.ts';
import { type PrebuiltStock, findPrebuiltStock, getPrebuiltItems } from '../quick-ship/prebuilt-stock.ts';
import { toModel } from '../visualizer/models.ts';
import type { ProductPageData } from './product-page-data.ts';
import { toSpecialOrderSku } from './special-order-sku.ts';

/** Returns the offers that are still possible with the current choices. */
function openOffers({ sellable, options, configuration }: ProductPageData): readonly SkuOffer[] {
  if (options.length === 0) return sellable.offers;
  const open = new Set(matchingSkus(options, configuration));
  return sellable.offers.filter(({ sku }) => open.has(sku));
}

/** Returns the prebuilt stock of the current configuration. */
function madeIn({ sellable, options, configuration }: ProductPageData): PrebuiltStock | null {
  const sku = configuredSku(options, configuration);
  const offer = sellable.offers.find((candidate) => candidate.sku === sku);
  return offer
    ? findPrebuiltStock({ sellable, offer, optionChoiceParameter: optionChoiceParameter(options, configuration) }, 1)
    : null;
}

function getAvailability(parts: ProductPageData, inStock: number): string {
  const { sellable, options, site, now } = parts;
  const made = madeIn(parts);
  const text = availabilityText(made?.stock ?? inStock, options.length > 0 && !made);
  if (inStock === 0) return text;
  const days = made?.deliveryDays ?? sellable.product.content.deliveryDays;
  return `${text}. ${deliveryEstimate(days, now, site.siteCulture)}`;
}

function getSuperSpecialOrder({ sellable, options, configuration }: ProductPageData) {
  if (options.length === 0) return null;
  const sku = configuredSku(options, configuration) ?? sellable.product.sku;
  return { sku, url: configuredUrl(sellable.product, configurationQuery(options, configuration)) };
}

function installationShown({ sellable, site }: ProductPageData): ProductPage['installationService'] {
  const offered = installationOffered(sellable.product, site.siteCulture);
  return offered && { title: offered.title, text: offered.text, price: offered.price };
}

/** Everything the product page shows. PDP-15 */
export function toProductPage(parts: ProductPageData): ProductPage {
  const { sellable, options, configuration, site } = parts;
  const { product, offers } = sellable;
  const { description, facts, rating, gallery, video } = product.content;
  const inStock = openOffers(parts).reduce((max, offer) => Math.max(max, getAvailableStock(offer)), 0);
  const price = configuredPrice(offers, options, configuration);
  const currentPrice = price?.currentPrice ?? 0;
  const regularPrice = price?.regularPrice ?? 0;
  return {
    browseDto: {
      sku: product.sku,
      name: product.name,
      reviewCount: rating.count,
      isNla: offers.every((offer) => getAvailableStock(offer) === 0),
      superSpecialOrder: getSuperSpecialOrder(parts),
      isCb2: site.isCb2,
    },
    category: { code: product.category, ...parts.category },
    note: product.note,
    description,
    facts,
    dimensions: toDimensions(sellable.product, configuredSku(options, configuration)),
    rating,
    currentPrice,
    regularPrice,
    isPriceFrom: price?.isPriceFrom ?? false,
    flag: regularPrice > currentPrice ? 'sale' : product.isNew ? 'new' : null,
    gallery,
    video,
    options,
    skus: offers.map((offer) => toSpecialOrderSku(parts, offer)),
    configuredPictures: parts.configuredPictures,
    ...(options.length > 0 && { shownChoices: product.content.defaultChoices }),
    availabilityMessage: getAvailability(parts, inStock),
    isAvailable: inStock > 0,
    isCustomOrder: options.length > 0,
    ...(isMadeWithoutChoices(product) && { isMadeToOrder: true }),
    hasModel: toModel(product.slug) !== null,
    ...(getPrebuiltItems(product).length > 0 && {
      quickShipSku: quickShipSku(options, product.content.defaultChoices, product.sku),
    }),
    personalization: toOffer(product, site.siteCulture),
    installationService: installationShown(parts),
    canonicalUrl: productUrl(product),
    related: parts.related,
    sectional: parts.sectional,
    crossSell: parts.crossSell,
    seoNavigation: parts.seoNavigation,
  };
}
