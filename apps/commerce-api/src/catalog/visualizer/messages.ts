/** Pricing messages shown to the shopper. */
export const pricingMessages = {
  unavailable: 'Some items aren’t available, so they’re not included in the total.',
  backOrder: (days: number) => `Backordered: ships in ${days} days`,
  estimate: (availability: string, estimate: string) =>
    estimate === '' ? availability : `${availability}. ${estimate}`,
} as const;
