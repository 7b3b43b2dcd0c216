import type { Brand } from '@settee/domain';

/** The words of header, footer and the shell's own pages. */
export const messages = {
  skip: 'Skip to main content',
  home: (brandName: string) => `${brandName} home`,
  help: 'Help',
  shop: 'Shop',
  menu: 'Menu',
  cart: 'Cart',
  favorites: 'Favorites',
  signIn: 'Sign In',
  itemsWord: (count: number) => (count === 1 ? 'item' : 'items'),
  search: 'Search',
  searchLabel: 'Search the shop',
  searchPlaceholder: { main: 'Search sofas, chairs, tables', cb2: 'Search' } satisfies Record<Brand, string>,
  promise: {
    main: 'Every sofa is upholstered to order',
    cb2: 'Built to order. Nothing extra.',
  } satisfies Record<Brand, string>,
  footTitle: { main: 'Talk to someone who has sat on it', cb2: 'Ask us' } satisfies Record<Brand, string>,
  countries: { USA: 'United States', CANADA: 'Canada' },
  switchCountry: (country: string) => `Shop in ${country}`,
  customerService: 'Customer service',
  /** FABRIC-02 */
  swatches: 'Browse All Swatches',
  stores: 'Our Stores',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  secure: 'Secure checkout',
  needHelp: 'Need a hand?',
  loading: 'Loading',
  homeCrumb: 'Home',
  searchFor: (query: string) => `Search results for ${query}`,
  reviews: ' + Reviews',
  error: {
    title: 'We could not load this page',
    text: 'It is not you, it is us. Please try again in a moment, or call and we will help you there.',
    retry: 'Try again',
    offline: 'We still cannot reach the shop. Check your connection and try again.',
  },
} as const;
