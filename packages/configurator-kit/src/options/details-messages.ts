/** Messages of the product and material details, loaded after the page. */
export const productDetailsMessages = {
  detailsTitle: 'Details',
  dimensionsTitle: 'Dimensions',
  dimension: 'Dimension',
  standard: 'Standard',
  metric: 'Metric',
  madeOf: 'Materials',
  origin: 'Origin',
  features: 'Features',
  care: 'Care',
  seenClose: (name: string) => `Close-up of ${name}`,
};

export type ProductDetailsMessages = typeof productDetailsMessages;
