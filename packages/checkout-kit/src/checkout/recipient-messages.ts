import type { Messages } from '@settee/ui';

/** Words for an order with several recipients. */
export const recipientMessages = {
  shipToMany: 'Ship to Multiple Addresses',
  shipToOne: 'Ship to One Address',
  shippingRose: ({ more, total }: { more: string; total: string }) =>
    `Shipping is now ${total}, ${more} more than before. Each address has to qualify for free shipping separately.`,
  multiIntro:
    'Choose where each item goes. We’ll use the first address you add for every item until you choose another.',
  itemsTitle: 'Your items',
  addressesTitle: 'Your addresses',
  shipTo: 'Ship to',
  shipItemTo: (name: string) => `Ship to: ${name}`,
  chooseAddress: 'Choose an address',
  addressMissing: 'Choose an address for this item.',
  addAddress: 'Add an Address',
  addAddressFor: (name: string) => `Add an Address for ${name}`,
  addressFor: (name: string) => `New address for ${name}`,
  editAddress: 'Edit Address',
  editAddressOf: (name: string) => `Edit address for ${name}`,
  saveAddress: 'Save Address',
  cancel: 'Cancel',
  edit: 'Edit',
  remove: 'Remove',
  removeAddressOf: (name: string) => `Remove address for ${name}`,
  split: 'Ship One Elsewhere',
  splitName: (name: string) => `Ship One Elsewhere: ${name}`,
  splitDone: (name: string) => `${name} is now on two lines.`,
  saved: 'Saved.',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  storeOption: (name: string) => `Pick up at ${name}`,
  storePickup: 'Store pickup',
  shipInstead: 'Ship These Items Instead',
  collectInstead: (name: string) => `Pick Up at ${name} Instead`,
  contactTitle: 'How can we reach you?',
  emailPhoneHint: 'In case there’s a question about your order',
};

export type RecipientMessages = Messages<typeof recipientMessages>;
