import { formatPrice, type Cents, type SiteCulture } from '@settee/domain';

const count = (items: number) => (items === 1 ? '1 item' : `${items} items`);

/** What the cart tells a shopper. */
export const cartMessages = {
  gone: 'This item is no longer in your cart.',
  noneLeft: 'This item is no longer available.',
  fewLeft: (left: number) => `Only ${count(left)} left in stock.`,
  someInCart: (left: number, held: number) => `Only ${count(left)} left in stock, and ${held} already in your cart.`,
  unknownItem: 'This item is not sold here.',
  unknownChoice: 'One of these choices is not offered for this item. Please choose again.',
  unchosen: (option: string) => `Please choose an option for ${option}.`,
  noPickup: 'This item can’t be picked up in a store.',
  noText: 'Please enter text',
  notThere: (store: string) => `${store} does not have enough of this item.`,
  shippedInstead: (name: string, store: string) =>
    store === ''
      ? `${name} can’t be picked up any more and will be shipped.`
      : `${store} does not have enough of ${name} any more, so it will be shipped.`,
  noStore: 'Please choose a store for pickup.',
  noDonation: 'This donation is not offered here.',
  noPersonalization: 'This item can’t be personalized.',
  noInstallation: 'Installation is not offered for this item.',
  mostInCart: 'Your cart already holds 99 of this item, the most that can be ordered.',
  badZip: 'Zip code could not be updated',
  empty: 'Your cart is empty.',
  lowered: (left: number) => `Only ${left} left; your quantity will be lowered to ${left}.`,
  restricted: 'Contains PFAS, which this state does not allow.',
  someRestricted: 'Some items in your cart cannot be shipped to this state.',
  notPersonalized: 'Personalization is not available at the moment.',
  notInstalled: (service: string, zipCode: string) => `${service} is not available in ${zipCode}.`,
  someNotInstalled: 'Installation is not available where your order goes.',
  vendorLink: 'Sold online by the maker',
  sentBy: (vendor: string) => `Sent by ${vendor}, apart from the rest of your order.`,
  future: 'Available soon',
  unavailable: 'Some items in your cart are no longer available.',
  allUnavailable: 'The items in your cart are no longer available.',
  merged: (pieces: number) => `You had two carts. We put them together, and ${count(pieces)} came in.`,
  mergeCut: 'Of one item 99 is the most that can be ordered, so the cart holds no more than that.',
  freeShippingAway: (away: Cents, siteCulture: SiteCulture) =>
    `Add ${formatPrice(away, siteCulture)} more of parcel items for free standard shipping.`,
  inHome: 'Large items are brought in and set up by two people.',
} as const;
