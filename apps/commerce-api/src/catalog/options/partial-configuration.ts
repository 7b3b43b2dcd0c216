import {
  chosenChoices,
  type Configuration,
  configurationQuery,
  parseOptionChoiceParameter,
  type SiteCulture,
} from '@settee/domain';
import { configuredUrl } from '../products/product-url.ts';
import type { ProductWithOffers } from '../products/product-with-offers.ts';
import { getOptionsWithoutSelection } from './options-of.ts';

/** The page of a product with those of some choices that it still offers. */
export function getPartialUrl(sellable: ProductWithOffers, siteCulture: SiteCulture, choices: string): string {
  const options = getOptionsWithoutSelection(sellable, siteCulture);
  const written: Configuration = parseOptionChoiceParameter(choices) ?? {};
  const offered: Configuration = Object.fromEntries(
    chosenChoices(options, written).map(({ option, choice }) => [option.optionCode, choice.code]),
  );
  return configuredUrl(sellable.product, configurationQuery(options, offered));
}
