import {
  type Configuration,
  optionChoiceParameter,
  parseOptionChoiceParameter,
  type SiteCulture,
  type Sku,
} from '@settee/domain';
import type { ProductWithOffers } from '../products/product-with-offers.ts';
import { getOptionsWithoutSelection } from '../options/options-of.ts';

/** Returns the default choices of a product: the size of the SKU and the product's defaults for other options. */
export function getDefaultChoices(
  { product, offers }: ProductWithOffers,
  siteCulture: SiteCulture,
  sku: Sku,
): Configuration {
  const size = offers.find((offer) => offer.sku === sku && sku !== product.sku)?.sizeChoice ?? null;
  const options = getOptionsWithoutSelection({ product, offers }, siteCulture);
  return Object.fromEntries(
    options.flatMap(({ optionCode, choiceGroups }) => {
      const isSizing = size !== null && choiceGroups.some(({ choices }) => choices.some(({ code }) => code === size));
      const choice = isSizing ? size : product.content.defaultChoices[optionCode];
      return choice === undefined ? [] : [[optionCode, choice]];
    }),
  );
}

/** Choices as they were written, with the product's own for those that are open; what cannot be read stays as it is. */
export function withDefaultChoices(
  sellable: ProductWithOffers,
  siteCulture: SiteCulture,
  sku: Sku,
  written: string,
): string {
  const chosen = parseOptionChoiceParameter(written);
  if (!chosen) return written;
  const options = getOptionsWithoutSelection(sellable, siteCulture);
  return optionChoiceParameter(options, { ...getDefaultChoices(sellable, siteCulture, sku), ...chosen });
}
