import type { MaterialFeature } from './types.ts';

function feature(key: string, name: string): MaterialFeature {
  return { key, name, svgId: `feature-${key}` };
}

/** Everything a cover can be praised for, in the order in which filters list it. */
export const materialFeatures: readonly MaterialFeature[] = [
  feature('performance', 'Cleans up with water'),
  feature('pets', 'Stands up to pets'),
  feature('children', 'Kid-friendly'),
  feature('washable', 'Washable covers'),
  feature('natural', 'Natural fiber'),
  feature('recycled', 'Recycled yarn'),
  feature('soft', 'Soft to the touch'),
  feature('fade', 'Fade-resistant'),
  feature('hides-wear', 'Hides everyday wear'),
  feature('patina', 'Develops a patina'),
];

export function featureNames(keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => materialFeatures.find((feature) => feature.key === key)?.name ?? []);
}
