import {
  type PersonalizationOffer,
  type SiteCulture,
  configuredPrice,
  configuredSku,
  configurationQuery,
  type ProductPage,
  quickShipSku,
} from '@settee/domain';
import { type Product, getAvailableStock, type ProductWithOffers } from '../products/product-with-offers.ts';
import { configuredUrl, productUrl } from '../products/product-url.ts';
import { isMadeWithoutChoices } from '../products/made-to-order.ts';
import { installationOffered } from '../availability/installation.ts';
import { toAfterSale, toFinancing } from './after-sale.ts';
import { toDimensions, toSizeDimensions } from './to-dimensions.ts';
import { getPrebuiltItems } from '../availability/prebuilt-stock.ts';
import { toModel } from '../visualizer/models.ts';
import { getAvailability } from './product-availability.ts';
import type { ProductPageData } from './product-page-data.ts';
import { toSpecialOrderSku } from './special-order-sku.ts';

/** Returns the personalization offer of a product for its page. MONO-02 */
function toPersonalizationOffer({ content }: Product, siteCulture: SiteCulture): PersonalizationOffer | undefined {
  const offered = content.personalization;
  if (!offered) return undefined;
  const { type, templateName, locations, lines, fonts, threads, price, picture: image } = offered;
  return {
    type,
    templateName,
    locations: locations.map(({ name }) => name),
    elementNames: lines,
    fonts: fonts.map(({ code, name, validationRegEx, minLength, maxLength }) => ({
      code,
      name,
      imageUrl: `/personalization/font/${code}.svg`,
      fontAttributes: { validationRegEx, minLength, maxLength },
    })),
    colors: threads.map(({ code, name, color }) => ({ code, name, color })),
    price: price[siteCulture],
    picture: image,
  };
}

/** Returns the legacy personalization of a product for its page. MONO-20 */
function toTextOffer({ content }: Product, siteCulture: SiteCulture): ProductPage['textPersonalization'] {
  const offered = content.textPersonalization;
  return offered && { price: offered.price[siteCulture], maxLength: offered.maxLength };
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

/** Prices of the current configuration, and the flag that announces a reduction. */
function getPrices({ sellable, options, configuration }: ProductPageData) {
  const price = configuredPrice(sellable.offers, options, configuration);
  const currentPrice = price?.currentPrice ?? 0;
  const regularPrice = price?.regularPrice ?? 0;
  const flag = regularPrice > currentPrice ? 'sale' : sellable.product.isNew ? 'new' : null;
  return { currentPrice, regularPrice, isPriceFrom: price?.isPriceFrom ?? false, flag } as const;
}

/** Fields of products that are made to order, and of their prebuilt configurations. */
function getMaking({ product }: ProductWithOffers, options: ProductPageData['options']) {
  const isMadeToOrder = isMadeWithoutChoices(product);
  const { defaultChoices } = product.content;
  return {
    isCustomOrder: options.length > 0,
    ...(isMadeToOrder && { isMadeToOrder }),
    ...(options.length > 0 && { shownChoices: defaultChoices }),
    ...(getPrebuiltItems(product).length > 0 && { quickShipSku: quickShipSku(options, defaultChoices, product.sku) }),
  };
}

/** Everything the product page shows. PDP-15 */
export function toProductPage(parts: ProductPageData): ProductPage {
  const { sellable, options, configuration, site } = parts;
  const { product, offers } = sellable;
  const { description, facts, care, rating, gallery, video } = product.content;
  const { inStock, message } = getAvailability(parts);
  return {
    product: {
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
    care,
    dimensions: toDimensions(sellable.product, configuredSku(options, configuration)),
    sizeDimensions: toSizeDimensions(product),
    rating,
    ...getPrices(parts),
    gallery,
    video,
    options,
    skus: offers.map((offer) => toSpecialOrderSku(parts, offer)),
    configuredPictures: parts.configuredPictures,
    availabilityMessage: message,
    isAvailable: inStock > 0,
    afterSale: toAfterSale(product, options.length > 0 || isMadeWithoutChoices(product)),
    financing: toFinancing(site.siteCulture),
    ...getMaking(sellable, options),
    hasModel: toModel(product.slug) !== null,
    personalization: toPersonalizationOffer(product, site.siteCulture),
    installationService: installationShown(parts),
    textPersonalization: toTextOffer(product, site.siteCulture),
    buyLabel: product.content.buyLabel,
    members: parts.members,
    canonicalUrl: productUrl(product),
    related: parts.related,
    sectional: parts.sectional,
    crossSell: parts.crossSell,
    seoNavigation: parts.seoNavigation,
  };
}
