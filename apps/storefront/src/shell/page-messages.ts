import type { Brand } from '@settee/domain';

/** Messages of single pages and lazy components; excluded from the initial bundle of all other pages. */
export const pageMessages = {
  sharedCart: 'Shared Cart',
  packingSlip: 'Packing Slip',
  orderStatus: 'Find Your Order',
  orderReturn: 'Return Items',
  suggestions: 'Suggestions',
  priceFrom: (price: string) => `From ${price}`,
  allResults: (count: number) => (count === 1 ? 'See 1 Result' : `See All ${count} Results`),
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  termsOf: (brandName: string) => `The terms that apply when you use the ${brandName} site and place an order.`,
  privacyOf: (brandName: string) => `What ${brandName} collects about you, why, and the choices you have.`,
  debugTitle: (sku: number) => `Debug Tools | Special Order | ${sku}`,
  addToCart: (name: string) => `Add to cart: ${name}`,
  fabricsOf: (brandName: string) =>
    `Every ${brandName} fabric and leather, by shade, type and feature. Order up to five free swatches.`,
  storesOf: (brandName: string) => `Find every ${brandName} store, with address, hours and phone number.`,
  storeTitle: ({ name, city }: { name: string; city: string }) => `${name}, ${city}`,
  storeOf: ({ brandName, name, address }: { brandName: string; name: string; address: string }) =>
    `Hours, phone, services and directions for ${brandName} ${name}, ${address}.`,
  storesFailed: 'We couldn’t load the stores. Please try again.',
  pickupAt: (store: string) => `Pickup at ${store}.`,
  textMissing: 'Please enter text',
  changeStore: 'Change Store',
  recentlyViewed: 'Recently Viewed',
  steps: {
    shipping: 'Shipping',
    giftOptions: 'Shipping and Gift Options',
    payment: 'Payment and Billing',
    review: 'Review and Place Order',
    confirmation: 'Order Confirmation',
  },
  notFound: {
    title: 'We couldn’t find that page',
    text: {
      main: 'It may have moved, or the address may be mistyped. Here are some good places to start.',
      cb2: 'Moved or mistyped. Start here.',
    } satisfies Record<Brand, string>,
    home: 'Go to the Home Page',
    searchTitle: 'Or search for it',
  },
} as const;
