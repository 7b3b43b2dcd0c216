import {
  type Configuration,
  type ConfiguredPrice,
  configuredImage,
  getPagePrice,
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

/** Returns the hero in the chosen material and with the chosen leg; options without a choice show as in the hero. */
export function getImage(page: ProductPage, choices: Configuration): ResponsiveImage | null {
  const { options, configuredPictures, gallery } = page;
  const [hero] = gallery;
  if (!hero) return null;
  const { cover, leg } = imageChoices(options, choices);
  return configuredImage(hero, configuredPictures[cover ?? ''], configuredPictures[leg ?? '']);
}

/** Returns the availability of the selected SKU: the message of the page if it starts with that of the SKU. */
export function getAvailability(page: ProductPage, choices: Configuration): string {
  const sku = configuredSku(page.options, choices);
  const message = page.skus.find((candidate) => candidate.sku === sku)?.availabilityMessage ?? '';
  return page.availabilityMessage.startsWith(message) ? page.availabilityMessage : message;
}

/** Returns price, image and availability of the current choices, at once. */
export function getConfigured(page: ProductPage, choices: Configuration): Configured {
  return {
    ...getPagePrice(page, choices),
    picture: getImage(page, choices),
    availabilityMessage: getAvailability(page, choices),
  };
}
