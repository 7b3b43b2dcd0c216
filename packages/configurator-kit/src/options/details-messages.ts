import type { Messages } from '@settee/ui';

/** Messages of the product and material details, loaded after the page. */
export const productDetailsMessages = {
  detailsTitle: 'Details',
  dimensionsTitle: 'Dimensions',
  dimension: 'Dimension',
  standard: 'Standard',
  metric: 'Metric',
  drawing: { width: 'Width', depth: 'Depth', height: 'Height', front: 'Front', side: 'Side' },
  drawingLabel: ({ width, depth, height }: { width: string; depth: string; height: string }) =>
    `Width ${width}, depth ${depth}, height ${height}`,
  madeOf: 'Materials',
  origin: 'Origin',
  features: 'Features',
  care: 'Care',
  seenClose: (name: string) => `Close-up of ${name}`,
};

export type ProductDetailsMessages = Messages<typeof productDetailsMessages>;
