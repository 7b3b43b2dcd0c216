import type { MaterialFeature } from './types.ts';

function feature(key: string, name: string): MaterialFeature {
  return { key, name, svgId: `feature-${key}` };
}

/** Everything a cover can be praised for, in the order in which filters list it. */
export const materialFeatures: readonly MaterialFeature[] = [
  feature('performance', 'Cleans with water'),
  feature('pets', 'Stands up to claws'),
  feature('children', 'Forgives children'),
  feature('washable', 'Covers can be washed'),
  feature('natural', 'Natural fiber'),
  feature('recycled', 'Recycled yarn'),
  feature('soft', 'Soft to the touch'),
  feature('fade', 'Holds its color in sun'),
  feature('hides-wear', 'Hides everyday wear'),
  feature('patina', 'Gains a patina'),
];

export function featureNames(keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => materialFeatures.find((feature) => feature.key === key)?.name ?? []);
}
