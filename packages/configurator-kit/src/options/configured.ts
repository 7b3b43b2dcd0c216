import {
  type Configuration,
  type ConfiguredPrice,
  getConfiguration,
  configuredImage,
  configuredPrice,
  configuredSku,
  type ResponsiveImage,
  imageChoices,
  type ProductPage,
} from '@settee/domain';

/** Client-side result of a configuration, before any response; prices in cents. */
export interface Configured extends ConfiguredPrice {
  picture: ResponsiveImage | null;
  availabilityMessage: string;
}

/**
 * Returns the price of a configuration, in cents. The price of the loaded page is correct for its own choices, so only
 * the difference is computed; the result is correct whether or not the backend SKU prices include the loaded choices.
 */
export function getPrice(page: ProductPage, choices: Configuration): ConfiguredPrice {
  const { currentPrice, regularPrice, isPriceFrom, options, skus } = page;
  const requested = configuredPrice(skus, options, choices);
  const loaded = configuredPrice(skus, options, getConfiguration(options));
  if (!requested || !loaded) return { currentPrice, regularPrice, isPriceFrom };
  return {
    currentPrice: currentPrice + requested.currentPrice - loaded.currentPrice,
    regularPrice: regularPrice + requested.regularPrice - loaded.regularPrice,
    isPriceFrom: requested.isPriceFrom,
  };
}

/** The hero in the chosen cover and with the chosen leg; what is still open shows as in the hero. */
export function getImage(page: ProductPage, choices: Configuration): ResponsiveImage | null {
  const { options, configuredPictures, gallery } = page;
  const [hero] = gallery;
  if (!hero) return null;
  const { cover, leg } = imageChoices(options, choices);
  return configuredImage(hero, configuredPictures[cover ?? ''], configuredPictures[leg ?? '']);
}

/** The page's message while it covers that of the selected sku. */
export function getAvailability(page: ProductPage, choices: Configuration): string {
  const sku = configuredSku(page.options, choices);
  const message = page.skus.find((candidate) => candidate.sku === sku)?.availabilityMessage ?? '';
  return page.availabilityMessage.startsWith(message) ? page.availabilityMessage : message;
}

/** Price, picture and availability of the present choices, at once. */
export function getConfigured(page: ProductPage, choices: Configuration): Configured {
  return {
    ...getPrice(page, choices),
    picture: getImage(page, choices),
    availabilityMessage: getAvailability(page, choices),
  };
}
