/** Messages of the product and material details, loaded after the page. */
export const productDetailsMessages = {
  detailsTitle: 'Details',
  dimensionsTitle: 'Dimensions',
  dimension: 'Measure',
  standard: 'Standard',
  metric: 'Metric',
  madeOf: 'Made of',
  origin: 'Origin',
  features: 'Features',
  care: 'Care',
  seenClose: (name: string) => `${name}, seen close`,
};

export type ProductDetailsMessages = typeof productDetailsMessages;
