/** What a page says of an item's stock. */
export const availabilityMessages = {
  inStock: 'In stock',
  madeToOrder: 'Made to order',
  left: (left: number) => `Only ${left} left`,
  outOfStock: 'No longer available',
} as const;
