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
import { dimensionsOf } from './dimensions-of.ts';
import { offerOf } from '../personalization/offer-of.ts';
import { type PrebuiltStock, findPrebuiltStock, getPrebuiltItems } from '../quick-ship/prebuilt-stock.ts';
import { modelOf } from '../visualizer/models.ts';
import type { ProductPageData } from './product-page-data.ts';
import { specialOrderSkuOf } from './special-order-sku.ts';

/** The offers the choices so far can still come to. */
function openOffers({ sellable, options, configuration }: ProductPageData): readonly SkuOffer[] {
  if (options.length === 0) return sellable.offers;
  const open = new Set(matchingSkus(options, configuration));
  return sellable.offers.filter(({ sku }) => open.has(sku));
}

/** What lies made in the present choices. */
function madeIn({ sellable, options, configuration }: ProductPageData): PrebuiltStock | null {
  const sku = configuredSku(options, configuration);
  const offer = sellable.offers.find((candidate) => candidate.sku === sku);
  return offer
    ? findPrebuiltStock({ sellable, offer, optionChoiceParameter: optionChoiceParameter(options, configuration) }, 1)
    : null;
}

function availabilityOf(parts: ProductPageData, inStock: number): string {
  const { sellable, options, site, now } = parts;
  const made = madeIn(parts);
  const text = availabilityText(made?.stock ?? inStock, options.length > 0 && !made);
  if (inStock === 0) return text;
  const days = made?.deliveryDays ?? sellable.product.content.deliveryDays;
  return `${text}. ${deliveryEstimate(days, now, site.siteCulture)}`;
}

function superSpecialOrderOf({ sellable, options, configuration }: ProductPageData) {
  if (options.length === 0) return null;
  const sku = configuredSku(options, configuration) ?? sellable.product.sku;
  return { sku, url: configuredUrl(sellable.product, configurationQuery(options, configuration)) };
}

function installationShown({ sellable, site }: ProductPageData): ProductPage['installationService'] {
  const offered = installationOffered(sellable.product, site.siteCulture);
  return offered && { title: offered.title, text: offered.text, price: offered.price };
}

/** Everything the product page shows. PDP-15 */
export function productPageOf(parts: ProductPageData): ProductPage {
  const { sellable, options, configuration, site } = parts;
  const { product, offers } = sellable;
  const { description, facts, rating, gallery, video } = product.content;
  const inStock = openOffers(parts).reduce((most, offer) => Math.max(most, getAvailableStock(offer)), 0);
  const price = configuredPrice(offers, options, configuration);
  const currentPrice = price?.currentPrice ?? 0;
  const regularPrice = price?.regularPrice ?? 0;
  return {
    browseDto: {
      sku: product.sku,
      name: product.name,
      reviewCount: rating.count,
      isNla: offers.every((offer) => getAvailableStock(offer) === 0),
      superSpecialOrder: superSpecialOrderOf(parts),
      isCb2: site.isCb2,
    },
    category: { code: product.category, ...parts.category },
    note: product.note,
    description,
    facts,
    dimensions: dimensionsOf(sellable.product, configuredSku(options, configuration)),
    rating,
    currentPrice,
    regularPrice,
    isPriceFrom: price?.isPriceFrom ?? false,
    flag: regularPrice > currentPrice ? 'sale' : product.isNew ? 'new' : null,
    gallery,
    video,
    options,
    skus: offers.map((offer) => specialOrderSkuOf(parts, offer)),
    configuredPictures: parts.configuredPictures,
    ...(options.length > 0 && { shownChoices: product.content.defaultChoices }),
    availabilityMessage: availabilityOf(parts, inStock),
    isAvailable: inStock > 0,
    isCustomOrder: options.length > 0,
    ...(isMadeWithoutChoices(product) && { isMadeToOrder: true }),
    hasModel: modelOf(product.slug) !== null,
    ...(getPrebuiltItems(product).length > 0 && {
      quickShipSku: quickShipSku(options, product.content.defaultChoices, product.sku),
    }),
    personalization: offerOf(product, site.siteCulture),
    installationService: installationShown(parts),
    canonicalUrl: productUrl(product),
    related: parts.related,
    sectional: parts.sectional,
    crossSell: parts.crossSell,
    seoNavigation: parts.seoNavigation,
  };
}
