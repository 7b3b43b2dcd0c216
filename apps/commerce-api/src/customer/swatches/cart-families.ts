import type { Site, SwatchData } from '@settee/domain';
import { fabricsWith, swatchOfFabric } from '../../catalog/fabrics/load-fabrics.ts';
import type { Context } from '../../platform/context.ts';

/** Some swatches by their cloth, whatever products have them; those that the site does not know or has no more are left out. SWATCH-15 */
export async function cartFamilies(
  ctx: Context,
  site: Site,
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
