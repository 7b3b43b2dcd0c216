import { areSwatchesOffered, isTrackedAsViewed, type Option, type ShopSite } from '@settee/domain';

/** Returns true if free swatches of the option's materials can be ordered. SWATCH-03 */
export const isSwatchOption = ({ optionType, choiceGroups }: Option, site: ShopSite): boolean =>
  isTrackedAsViewed(optionType) &&
  areSwatchesOffered(
    choiceGroups.flatMap(({ choices }) => choices),
    site,
  );
