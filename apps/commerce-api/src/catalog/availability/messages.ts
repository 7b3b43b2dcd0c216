/** Texts about the stock of an item. */
export const availabilityMessages = {
  inStock: 'In stock',
  madeToOrder: 'Made to order',
  left: (left: number) => `Only ${left} left`,
  outOfStock: 'No longer available',
} as const;
