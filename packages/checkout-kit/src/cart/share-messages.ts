import type { Messages } from '@settee/ui';

/** Every word of sharing a cart. */
export const shareMessages = {
  title: 'Share This Cart',
  text: 'Create a link to your cart. Anyone who opens it will see the items, options and quantities at current prices, but nothing about you.',
  make: 'Create Link',
  link: 'Link to this cart',
  copy: 'Copy Link',
  copied: 'Link copied.',
  notCopied: 'We couldn’t copy the link. Please select it and copy it yourself.',
  until: (day: string) => `This link expires ${day}.`,
  failed: 'We couldn’t create the link. Please try again.',
  close: 'Close',
  sharedTitle: 'Someone shared a cart with you',
  sharedText: 'You’re seeing today’s prices. Adding these items won’t change what’s already in your cart.',
  items: 'Shared items',
  quantity: (quantity: number) => `Qty: ${quantity}`,
  addAll: 'Add all to cart',
  added: (count: number) => (count === 1 ? '1 item added to your cart.' : `${count} items added to your cart.`),
  addFailed: 'We couldn’t add these items. Please try again.',
  notAdded: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  toCart: 'Go to Cart',
  gone: 'No longer available',
  nothingLeft: 'Nothing in this cart is available anymore.',
  elsewhereTitle: 'This cart is from another site',
  elsewhere: (site: string) =>
    `It was shared on ${site}, which has its own items and prices, so we can’t show it here.`,
  endedTitle: 'This link has expired',
  ended: 'Shared cart links work for 90 days. Ask the person who sent it for a new one.',
  loading: 'Loading shared cart',
  loadFailed: 'We couldn’t load this cart.',
  tryAgain: 'Try Again',
  home: 'Continue Shopping',
};

export type ShareMessages = Messages<typeof shareMessages>;
