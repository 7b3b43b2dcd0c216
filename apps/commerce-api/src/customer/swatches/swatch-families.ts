import {
  getAttributes,
  type Choice,
  type SwatchData,
  type ShopSite,
  areSwatchesOffered,
  isMaterial,
} from '@settee/domain';
import { fabricsWith, swatchOfFabric } from '../../catalog/fabrics/load-fabrics.ts';
import type { Context } from '../../platform/context.ts';
import type { ProductWithOffers } from '../../catalog/products/product-with-offers.ts';
import { getOptionsWithoutSelection } from '../../catalog/options/options-of.ts';

/** A fabric or leather as a swatch. SWATCH-14 */
function toSwatch(choice: Choice): SwatchData {
  return {
    ChoiceCode: choice.code,
    Description: choice.swatchName,
    ImagePath: choice.images.desktop,
    Attributes: getAttributes(choice).map(({ attributeId, value }) => ({ AttributeId: attributeId, Value: value })),
    IsStock: choice.isStock,
    PriceGroupCode: choice.priceGroupCode,
  };
}

/** Some swatches by their cloth, whatever products have them; those that the site does not know or has no more are left out. SWATCH-15 */
export async function cartFamilies(
  ctx: Context,
  site: ShopSite,
  codes: readonly number[],
): Promise<ReadonlyMap<string, readonly SwatchData[]>> {
  const found = await fabricsWith(ctx, site, [...new Set(codes)]);
  const known = [...found.values()].filter(({ isNla }) => !isNla);
  const families = Map.groupBy(
    known.toSorted((one, other) => one.position - other.position),
    ({ family }) => family,
  );
  return new Map([...families].map(([family, rows]) => [family, rows.map(swatchOfFabric)]));
}

/** The swatches of a product by family, in the order of its pickers; none where its site offers none. SWATCH-08, SWATCH-15 */
export function swatchFamilies(
  sellable: ProductWithOffers,
  { brand, siteCulture }: Pick<ShopSite, 'brand' | 'siteCulture'>,
): ReadonlyMap<string, readonly SwatchData[]> {
  const materials = getOptionsWithoutSelection(sellable, siteCulture).filter(isMaterial);
  const groups = materials.flatMap(({ choiceGroups }) => choiceGroups);
  const choices = groups.flatMap((group) => group.choices);
  const families = new Map<string, readonly SwatchData[]>();
  if (!areSwatchesOffered(choices, { isCb2: brand === 'cb2' })) return families;
  for (const { header, choices: ofGroup } of groups)
    families.set(header.title, [...(families.get(header.title) ?? []), ...ofGroup.map(toSwatch)]);
  return families;
}
