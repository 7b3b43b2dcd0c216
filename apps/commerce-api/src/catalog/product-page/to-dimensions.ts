import type { Dimension, Sku } from '@settee/domain';
import type { Product } from '../products/product-with-offers.ts';

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** Metric conversion and precision of each unit. */
const metric = {
  in: (value: number) => `${rounded(value < 4 ? value * 2.54 : Math.round(value * 2.54))} cm`,
  lb: (value: number) => `${rounded(value * 0.4536)} kg`,
};

const toRows = (dimensions: Product['content']['dimensions']): Dimension[] =>
  dimensions.map(({ label, value, unit }) => ({
    label,
    standard: `${rounded(value)} ${unit}`,
    metric: metric[unit](value),
  }));

/** The measures of a size of a product, of the product itself for any other sku. SUMM-02 */
export function toDimensions({ content }: Product, sku: Sku | null): Dimension[] {
  const variant = content.variants.find((candidate) => candidate.sku === sku);
  return toRows((variant ?? content).dimensions);
}

/** The measures by size choice; `undefined` for a product without sizes. */
export function toSizeDimensions({ content }: Product): Record<string, Dimension[]> | undefined {
  const sizes = content.variants.flatMap(({ sizeChoice, dimensions }) =>
    sizeChoice === null ? [] : [[String(sizeChoice), toRows(dimensions)] as const],
  );
  return sizes.length > 0 ? Object.fromEntries(sizes) : undefined;
}
