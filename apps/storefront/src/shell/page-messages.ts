/** Messages of single pages and lazy components; excluded from the initial bundle of all other pages. */
export const pageMessages = {
  sharedCart: 'A cart shared with you',
  suggestions: 'Suggestions',
  priceFrom: (price: string) => `From ${price}`,
  allResults: (count: number) => (count === 1 ? 'See 1 result' : `See all ${count} results`),
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  termsOf: (brandName: string) => `The terms under which you use the ${brandName} site and order from it.`,
  privacyOf: (brandName: string) => `What ${brandName} knows about you, what for, and what you can ask of us.`,
  debugTitle: (sku: number) => `Debug Tools | Special Order | ${sku}`,
  addToCart: (name: string) => `Add to cart: ${name}`,
  fabricsOf: (brandName: string) =>
    `Every ${brandName} fabric and leather by color, type and feature. Order up to five swatches, free of charge.`,
  storesOf: (brandName: string) => `Every ${brandName} store with its address, its hours and its phone number.`,
  recentlyViewed: 'Recently Viewed',
  steps: {
    shipping: 'Shipping',
    giftOptions: 'Shipping and Gift Options',
    payment: 'Payment and Billing',
    review: 'Review and Place Order',
    confirmation: 'Order Confirmation',
  },
  notFound: {
    title: 'We could not find that page',
    text: 'It may have moved, or the address has a slip in it. These are good places to go on.',
    home: 'Go to the home page',
    searchTitle: 'Or search for it',
  },
} as const;
