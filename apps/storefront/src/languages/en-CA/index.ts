import type { CheckoutKitMessages } from '@settee/checkout-kit';
import type { ConfiguratorKitMessages } from '@settee/configurator-kit';

type Some<Kit> = { [Part in keyof Kit]?: Partial<Kit[Part]> };

const checkout: Some<CheckoutKitMessages> = {
  addToCart: {
    customOrderTerms: [
      'Made to order with the options shown.',
      'Can be changed or cancelled within 48 hours of ordering.',
      'Can’t be returned or exchanged, unless it arrives damaged.',
    ],
    monogrammingTerms: [
      'Made exactly as you typed it, including spelling and capitalization.',
      'Can’t be changed or cancelled once you order.',
      'Can’t be returned or exchanged, unless it arrives damaged.',
    ],
  },
  afterOrder: {
    progress: {
      preparing: 'We’re preparing your order',
      ready: 'Ready for pickup',
      partlyShipped: 'Partly shipped',
      shipped: 'Shipped',
      delivered: 'Delivered',
      canceled: 'Cancelled',
    },
    canceled: 'Your order is cancelled',
    statuses: {
      requested: 'Waiting for your items',
      received: 'Received',
      refunded: 'Refunded',
      canceled: 'Cancelled',
    },
  },
  order: {
    agreement: {
      before: 'By placing your order, you agree to our ',
      terms: 'Terms of Use',
      between: ' and ',
      returns: 'Return Policy',
      after: '.',
      madeToOrder:
        'Made-to-order pieces can be changed or cancelled within 48 hours of ordering. After that, they can’t be cancelled or returned, unless they arrive damaged.',
    },
    orderCanceled: 'This order was cancelled.',
    paymentStatuses: {
      authorized: 'Not charged yet. We’ll charge you when your order ships or is ready for pickup.',
      partlyPaid: 'Partly charged. We’ll charge the rest when it ships or is ready for pickup.',
      paid: 'Paid',
      partlyRefunded: 'Partly refunded',
      refunded: 'Refunded',
      canceled: 'Cancelled. Your card or wallet wasn’t charged.',
    },
  },
  orderStatus: {
    nextChange: ({ until, helpLine }) =>
      `Made-to-order pieces can be changed or cancelled until ${until}. To make a change, call us at ${helpLine}. After that, they can’t be cancelled or returned, unless they arrive damaged.`,
  },
  signUp: {
    loginProblems: {
      credentials: 'We couldn’t sign you in with that email and password. Please check both and try again.',
      locked: 'Too many attempts. Please wait 15 minutes, or reset your password.',
      expired: 'Your sign-in timed out. Please try again.',
      'existing-account': 'There’s already an account with this email address. Please sign in with your password.',
      'unverified-email': 'We couldn’t confirm that this email address is yours. Please sign in with your password.',
      unavailable: 'That sign-in option isn’t available right now. Please try another.',
      canceled: 'Sign-in cancelled. Nothing was changed.',
      failed: 'We couldn’t sign you in. Please try again.',
    },
  },
  wallet: { canceled: (name) => `You cancelled the payment with ${name}, so nothing was charged.` },
};

const configurator: Some<ConfiguratorKitMessages> = {
  browse: {
    facets: {
      category: 'Category',
      color: 'Colour',
      material: 'Material',
      width: 'Width',
      price: 'Price',
      show: 'Show only',
    },
  },
  fabric: {
    groups: { features: 'Features', colorgroup: 'Colour', fabrictype: 'Type' },
    sorts: { featured: 'Featured', name: 'Name: A to Z', color: 'Colour' },
  },
  favorites: {
    save: 'Add to Favourites',
    saveNamed: (name) => `Add ${name} to favourites`,
    saved: 'In Your Favourites',
    title: 'Favourites',
    empty: 'No favourites yet',
  },
  personalization: { color: 'Thread colour' },
  stores: {
    distanceName: ({ distance, unit }) => {
      const name = unit === 'km' ? 'kilometre' : 'mile';
      return distance < 1
        ? `under 1 ${name}`
        : `about ${distance.toLocaleString('en-US')} ${distance === 1 ? name : `${name}s`}`;
    },
  },
};

/** The words of the kits that Canadians spell differently. Texts that the requirements quote are not among them. */
export const messages = { checkout, configurator };
