/** What a pricing tells a shopper. */
export const pricingMessages = {
  unavailable: 'Some items are not available. They are left out of the total.',
  backOrder: (days: number) => `Back order: ships in ${days} days`,
  estimate: (availability: string, estimate: string) =>
    estimate === '' ? availability : `${availability}. ${estimate}`,
} as const;
