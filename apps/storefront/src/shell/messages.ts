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
  searchLabel: 'Search',
  searchPlaceholder: { main: 'Search sofas, tables and more', cb2: 'Search' } satisfies Record<Brand, string>,
  promise: {
    main: 'Every sofa is upholstered to order',
    cb2: 'Built to order. Nothing extra.',
  } satisfies Record<Brand, string>,
  footTitle: { main: 'Talk to someone who’s sat on it', cb2: 'Ask us' } satisfies Record<Brand, string>,
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
    title: 'We couldn’t load this page',
    text: {
      main: 'It’s not you, it’s us. Please try again in a moment, or give us a call and we’ll help.',
      cb2: 'Our fault. Try again, or call.',
    } satisfies Record<Brand, string>,
    retry: 'Try again',
    offline: 'We still can’t connect. Please check your internet connection and try again.',
  },
} as const;
