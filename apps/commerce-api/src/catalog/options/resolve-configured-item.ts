import {
  chosenChoices,
  configurationQuery,
  configuredPrice,
  configuredSku,
  findFirstMissingOption,
  ok,
  optionChoiceParameter,
  imageChoices,
  parseOptionChoiceParameter,
  err,
  type Cents,
  type Configuration,
  type Option,
  type ImageChoices,
  type Result,
  type SiteCulture,
  type Sku,
} from '@settee/domain';
import { configuredUrl } from '../products/product-url.ts';
import { getAvailableStock, type SkuOffer, type ProductWithOffers } from '../products/product-with-offers.ts';
import { getOptionsWithoutSelection } from './options-of.ts';

/** A product in a complete configuration, as it can be bought. Prices in cents. */
export interface ConfiguredItem {
  sku: Sku;
  sellable: ProductWithOffers;
  offer: SkuOffer;
  currentPrice: Cents;
  regularPrice: Cents;
  inStock: number;
  /** Normalized: equal choices have the same text. */
  optionChoiceParameter: string;
  chosen: readonly { label: string; text: string }[];
  /** The choices that its picture shows. */
  pictured: ImageChoices;
  /** Its page with these choices. */
  url: string;
}

export type ItemProblem = { code: 'unknown' } | { code: 'unknown-choice' } | { code: 'unchosen'; title: string };

/** Whether the product offers all choices of a configuration. */
function areChoicesOffered(options: readonly Option[], configuration: Configuration): boolean {
  return chosenChoices(options, configuration).length === Object.keys(configuration).length;
}

/** Resolves a SKU with its choices on a site, or returns an error. */
export function resolveConfiguredItem(
  sellable: ProductWithOffers | undefined,
  siteCulture: SiteCulture,
  sku: Sku,
  choices: string,
): Result<ConfiguredItem, ItemProblem> {
  if (!sellable) return err({ code: 'unknown' });
  const options = getOptionsWithoutSelection(sellable, siteCulture);
  const configuration = parseOptionChoiceParameter(choices);
  if (!configuration || !areChoicesOffered(options, configuration)) return err({ code: 'unknown-choice' });
  const unchosen = findFirstMissingOption(options, configuration);
  if (unchosen) return err({ code: 'unchosen', title: unchosen.header.title });
  const resolvedSku = options.length === 0 ? sellable.offers[0]?.sku : configuredSku(options, configuration);
  const offer = sellable.offers.find((candidate) => candidate.sku === resolvedSku);
  const price = configuredPrice(sellable.offers, options, configuration);
  const isRequestedSku = offer?.sku === sku || sellable.product.sku === sku;
  if (!offer || !price || !isRequestedSku) return err({ code: 'unknown-choice' });
  return ok({
    sku: offer.sku,
    sellable,
    offer,
    currentPrice: price.currentPrice,
    regularPrice: price.regularPrice,
    inStock: getAvailableStock(offer),
    optionChoiceParameter: optionChoiceParameter(options, configuration),
    chosen: chosenChoices(options, configuration).map(({ option, choice }) => ({
      label: option.header.title,
      text: choice.swatchName,
    })),
    pictured: imageChoices(options, configuration),
    url: configuredUrl(sellable.product, configurationQuery(options, configuration)),
  });
}
