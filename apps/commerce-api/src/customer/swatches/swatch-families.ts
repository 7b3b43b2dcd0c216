import { areSwatchesOffered, isTrackedAsViewed, type Site, type SwatchData } from '@settee/domain';
import type { ProductWithOffers } from '../../catalog/products/product-with-offers.ts';
import { getOptionsWithoutSelection } from '../../catalog/options/options-of.ts';
import { toSwatch } from './to-swatch.ts';

/** The swatches of a product by family, in the order of its pickers; none where its site offers none. SWATCH-08, SWATCH-15 */
export function swatchFamilies(
  sellable: ProductWithOffers,
  { brand, siteCulture }: Pick<Site, 'brand' | 'siteCulture'>,
): ReadonlyMap<string, readonly SwatchData[]> {
  const materials = getOptionsWithoutSelection(sellable, siteCulture).filter(({ optionType }) =>
    isTrackedAsViewed(optionType),
  );
  const groups = materials.flatMap(({ choiceGroups }) => choiceGroups);
  const choices = groups.flatMap((group) => group.choices);
  const families = new Map<string, readonly SwatchData[]>();
  if (!areSwatchesOffered(choices, { isCb2: brand === 'cb2' })) return families;
  for (const { header, choices: ofGroup } of groups)
    families.set(header.title, [...(families.get(header.title) ?? []), ...ofGroup.map(toSwatch)]);
  return families;
}
