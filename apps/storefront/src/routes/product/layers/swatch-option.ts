import { areSwatchesOffered, isMaterial, type Option, type ShopSite } from '@settee/domain';

/** Returns true if free swatches of the option's materials can be ordered. SWATCH-03 */
export const isSwatchOption = (option: Option, site: ShopSite): boolean =>
  isMaterial(option) &&
  areSwatchesOffered(
    option.choiceGroups.flatMap(({ choices }) => choices),
    site,
  );
