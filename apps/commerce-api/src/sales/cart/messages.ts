import { formatPriceInText, type Cents, type SiteCulture } from '@settee/domain';

const count = (items: number) => (items === 1 ? '1 item' : `${items} items`);

/** Cart messages shown to the shopper. */
export const cartMessages = {
  gone: 'This item is no longer in your cart.',
  noneLeft: 'This item is no longer available.',
  fewLeft: (left: number) => `Only ${left} left in stock.`,
  someInCart: (left: number, held: number) => `Only ${left} left in stock, and you already have ${held} in your cart.`,
  unknownItem: 'We don’t carry this item.',
  unknownChoice: 'One of your choices isn’t available for this item. Please choose again.',
  unchosen: (option: string) => `Please choose an option for ${option}.`,
  incompleteGiftCard: 'Please choose an amount and enter the recipient’s email address.',
  soldByQuote: 'Please request a quote for this item.',
  noPickup: 'This item can’t be picked up in a store.',
  noText: 'Please enter text',
  longText: (length: number) => `Please use ${length} characters or fewer.`,
  notThere: (store: string) => `${store} doesn’t have enough in stock.`,
  shippedInstead: (name: string, store: string) =>
    store === ''
      ? `${name} is no longer available for pickup, so we’ll ship it.`
      : `${store} no longer has enough ${name} in stock, so we’ll ship it.`,
  noStore: 'Please choose a store for pickup.',
  noDonation: 'This donation isn’t available.',
  noPersonalization: 'This item can’t be personalized.',
  noInstallation: 'Installation isn’t available for this item.',
  maxInCart: 'You already have 99 of this item in your cart, the most you can order.',
  badZip: 'Zip code could not be updated',
  empty: 'Your cart is empty.',
  lowered: (left: number) => `Only ${left} left. We’ll lower your quantity to ${left}.`,
  restricted: 'Contains PFAS, which isn’t allowed in this state.',
  someRestricted: 'Some items in your cart can’t be shipped to this state.',
  notPersonalized: 'Personalization isn’t available right now.',
  notInstalled: (service: string, zipCode: string) => `${service} isn’t available in ${zipCode}.`,
  someNotInstalled: 'Installation isn’t available at your delivery address.',
  vendorLink: 'Ships from the maker',
  sentBy: (vendor: string) => `Ships from ${vendor}, separately from the rest of your order.`,
  future: 'Available soon',
  unavailable: 'Some items in your cart are no longer available.',
  allUnavailable: 'The items in your cart are no longer available.',
  merged: (pieces: number) => `We combined your carts and added ${count(pieces)}.`,
  mergeCut: 'You can order up to 99 of an item, so we lowered the quantity.',
  freeShipping: 'You have free standard shipping on small items in this cart.',
  freeShippingAway: (away: Cents, siteCulture: SiteCulture) =>
    `You’re ${formatPriceInText(away, siteCulture)} away from free standard shipping on small items.`,
  inHome: 'A two-person crew will bring large items in and set them up.',
} as const;
