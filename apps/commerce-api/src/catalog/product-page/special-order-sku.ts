import {
  getChoice,
  configuredImage,
  configuredPrice,
  configurationQuery,
  formatPrice,
  optionChoiceParameter,
  imageChoices,
  type Configuration,
  type SpecialOrderSku,
} from '@settee/domain';
import { configuredUrl } from '../products/product-url.ts';
import { getAvailableStock, type SkuOffer } from '../products/product-with-offers.ts';
import { availabilityText } from '../availability/availability-text.ts';
import { findPrebuiltStock } from '../availability/prebuilt-stock.ts';
import type { ProductPageData } from './product-page-data.ts';

/** Returns the current configuration with the size of this offer. */
function configurationFor({ options, configuration }: ProductPageData, { sizeChoice }: SkuOffer): Configuration {
  const size = options.find((option) => getChoice(option, sizeChoice ?? undefined) !== null);
  return size && sizeChoice !== null ? { ...configuration, [size.optionCode]: sizeChoice } : configuration;
}

/** One sku of a product in the present choices. PDP-18 */
export function toSpecialOrderSku(parts: ProductPageData, offer: SkuOffer): SpecialOrderSku {
  const { sellable, options, configuredPictures, site } = parts;
  const { product } = sellable;
  const configuration = configurationFor(parts, offer);
  const { cover, leg } = imageChoices(options, configuration);
  const image = configuredImage(product.picture, configuredPictures[cover ?? ''], configuredPictures[leg ?? '']);
  const price = configuredPrice(sellable.offers, options, configuration) ?? offer;
  const { currentPrice, regularPrice } = price;
  const choices = optionChoiceParameter(options, configuration);
  const made = findPrebuiltStock({ sellable, offer, optionChoiceParameter: choices }, 1);
  return {
    sku: offer.sku,
    imagePath: image.webp.url,
    isStockSku: options.length === 0,
    optionChoiceParameter: choices,
    currentPrice,
    regularPrice,
    formattedPrice: formatPrice(currentPrice, site),
    availabilityMessage: availabilityText(made?.stock ?? getAvailableStock(offer), options.length > 0 && !made),
    flatImage: image.webp.url,
    imageAltText: image.alt,
    selectedFabricChoice: cover ?? null,
    navigateUrl: configuredUrl(product, configurationQuery(options, configuration)),
    pageShowcase: '',
  };
}
