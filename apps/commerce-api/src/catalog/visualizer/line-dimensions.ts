import { type LineDimensions, type Sku, systemOfMeasure } from '@settee/domain';
import type { Product } from '../products/product-with-offers.ts';

/** Catalog labels of each dimension. */
const names = {
  depth: ['Depth', 'Length'],
  height: ['Height', 'Thickness'],
  width: ['Width', 'Reach'],
  diameter: ['Diameter'],
} as const;

/** The sides of a size of a product, of the product itself for any other sku; the catalog measures in inches. VIZ-20, VIZ-21 */
export function lineDimensions({ content }: Product, sku: Sku): LineDimensions {
  const { dimensions } = content.variants.find((candidate) => candidate.sku === sku) ?? content;
  const side = (labels: readonly string[]) => dimensions.find(({ label }) => labels.includes(label))?.value ?? null;
  return {
    depth: side(names.depth),
    height: side(names.height),
    width: side(names.width),
    diameter: side(names.diameter),
    systemOfMeasure: systemOfMeasure.inches,
  };
}

export const noDimensions: LineDimensions = {
  depth: null,
  height: null,
  width: null,
  diameter: null,
  systemOfMeasure: systemOfMeasure.inches,
};
