import { isSwatchAvailable } from './availability.ts';
import type { SwatchData, SwatchFormData } from './swatches.ts';

/** Family listed first, which repeats swatches of the other families. SWATCH-16 */
export const recentFamily = 'Recently Viewed Fabrics';

/** Swatches under the name of their fabric family. */
export interface SwatchFamily {
  name: string;
  swatches: readonly SwatchData[];
}

/** The families that hold a swatch, those recently viewed first. SWATCH-16 */
export function swatchFamilies({ FabricsByName }: Pick<SwatchFormData, 'FabricsByName'>): readonly SwatchFamily[] {
  const families = Object.entries(FabricsByName).map(([name, swatches]) => ({ name, swatches }));
  const filled = families.filter(({ swatches }) => swatches.length > 0);
  const isRecent = ({ name }: SwatchFamily) => name === recentFamily;
  return [...filled.filter(isRecent), ...filled.filter((family) => !isRecent(family))];
}

/** Each swatch once, however many families hold it. SWATCH-16 */
export function getSwatches(form: Pick<SwatchFormData, 'FabricsByName'>): readonly SwatchData[] {
  const all = swatchFamilies(form).flatMap(({ swatches }) => swatches);
  return [...new Map(all.map((swatch) => [swatch.ChoiceCode, swatch])).values()];
}

/** Whether there is anything to order. SWATCH-67 */
export function hasAvailableSwatch(form: Pick<SwatchFormData, 'FabricsByName'>): boolean {
  return getSwatches(form).some(isSwatchAvailable);
}
