import {
  chosenChoices,
  configurationQuery,
  configuredPrice,
  configuredSku,
  firstUnchosen,
  ok,
  optionChoiceParameter,
  pictureChoices,
  readOptionChoiceParameter,
  refuse,
  type Cents,
  type Configuration,
  type Option,
  type PictureChoices,
  type Result,
  type SiteCulture,
  type Sku,
} from '@settee/domain';
import { configuredUrl } from '../browse/product-url.ts';
import { stockOf, type Offer, type Sellable } from '../browse/sellable.ts';
import { bareOptionsOf } from './options-of.ts';

/** Exactly one thing that can be bought. Prices in cents. */
export interface Item {
  sku: Sku;
  sellable: Sellable;
  offer: Offer;
  currentPrice: Cents;
  regularPrice: Cents;
  inStock: number;
  /** In the one spelling that equal choices share. */
  optionChoiceParameter: string;
  chosen: readonly { label: string; text: string }[];
  /** The choices that its picture shows. */
  pictured: PictureChoices;
  /** Its page with these choices. */
  url: string;
}

export type ItemProblem = { code: 'unknown' } | { code: 'unknown-choice' } | { code: 'unchosen'; title: string };

/** Only choices that the product offers; `null` when one is not among them. */
function known(options: readonly Option[], configuration: Configuration): Configuration | null {
  const count = chosenChoices(options, configuration).length;
  return count === Object.keys(configuration).length ? configuration : null;
}

/** What a sku with its choices stands for on a site, or why it stands for nothing. */
export function resolveItem(
  sellable: Sellable | undefined,
  siteCulture: SiteCulture,
  sku: Sku,
  choices: string,
): Result<Item, ItemProblem> {
  if (!sellable) return refuse({ code: 'unknown' });
  const options = bareOptionsOf(sellable, siteCulture);
  const written = readOptionChoiceParameter(choices);
  const configuration = written && known(options, written);
  if (!configuration) return refuse({ code: 'unknown-choice' });
  const unchosen = firstUnchosen(options, configuration);
  if (unchosen) return refuse({ code: 'unchosen', title: unchosen.header.title });
  const found = options.length === 0 ? sellable.offers[0]?.sku : configuredSku(options, configuration);
  const offer = sellable.offers.find((candidate) => candidate.sku === found);
  const price = configuredPrice(sellable.offers, options, configuration);
  const isMeant = offer?.sku === sku || sellable.product.sku === sku;
  if (!offer || !price || !isMeant) return refuse({ code: 'unknown-choice' });
  return ok({
    sku: offer.sku,
    sellable,
    offer,
    currentPrice: price.currentPrice,
    regularPrice: price.regularPrice,
    inStock: stockOf(offer),
    optionChoiceParameter: optionChoiceParameter(options, configuration),
    chosen: chosenChoices(options, configuration).map(({ option, choice }) => ({
      label: option.header.title,
      text: choice.swatchName,
    })),
    pictured: pictureChoices(options, configuration),
    url: configuredUrl(sellable.product, configurationQuery(options, configuration)),
  });
}
