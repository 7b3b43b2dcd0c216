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

/** Exactly one thing that can be bought. Prices in cents. */
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

/** Returns the configuration when the product offers all its choices, otherwise `null`. */
function known(options: readonly Option[], configuration: Configuration): Configuration | null {
  const count = chosenChoices(options, configuration).length;
  return count === Object.keys(configuration).length ? configuration : null;
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
  const written = parseOptionChoiceParameter(choices);
  const configuration = written && known(options, written);
  if (!configuration) return err({ code: 'unknown-choice' });
  const unchosen = findFirstMissingOption(options, configuration);
  if (unchosen) return err({ code: 'unchosen', title: unchosen.header.title });
  const found = options.length === 0 ? sellable.offers[0]?.sku : configuredSku(options, configuration);
  const offer = sellable.offers.find((candidate) => candidate.sku === found);
  const price = configuredPrice(sellable.offers, options, configuration);
  const isMeant = offer?.sku === sku || sellable.product.sku === sku;
  if (!offer || !price || !isMeant) return err({ code: 'unknown-choice' });
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
