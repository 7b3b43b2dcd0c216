import type { Messages } from '@settee/ui';
import { actionMessages } from './action-messages.ts';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Every word of adding to the cart. */
export const addToCartMessages = {
  ...actionMessages,
  termsTitle: 'Confirm Your Selection',
  madeForYou: 'Made For You',
  accept: ({ isMobile, isRegistry }: { isMobile: boolean; isRegistry: boolean }) =>
    `${isMobile ? 'Accept And Add To' : 'Accept Terms And Add To'} ${isRegistry ? 'Registry' : 'Cart'}`,
  decline: 'Decline',
  customOrderTermsTitle: 'Custom order terms',
  customOrderTerms: [
    'Made to order with the options shown.',
    'Can be changed or canceled within 48 hours of ordering.',
    'Can’t be returned or exchanged, unless it arrives damaged.',
  ] as readonly string[],
  monogrammingTermsTitle: 'Monogramming terms',
  monogrammingTerms: [
    'Made exactly as you typed it, including spelling and capitalization.',
    'Can’t be changed or canceled once you order.',
    'Can’t be returned or exchanged, unless it arrives damaged.',
  ] as readonly string[],
  termsItems: 'Items in your selection',
  previous: 'Previous item',
  next: 'Next item',
  added: ({ count, installation }: { count: number; installation: string }) =>
    `${items(count)} added to your cart${installation === '' ? '' : ` including ${installation}`}`,
  adding: 'Adding to your cart',
  addedItems: 'Added items',
  quantity: (quantity: number) => `Qty: ${quantity}`,
  tooltip: ({
    name,
    price,
    quantity,
    isPersonalized,
  }: {
    name: string;
    price: string;
    quantity: number;
    isPersonalized: boolean;
  }) => `${isPersonalized ? 'Personalized ' : ''}${name}, ${price}, Qty: ${quantity}`,
  yourCart: (count: number) => `Your Cart: ${items(count)}`,
  orderSubtotal: 'Order Subtotal',
  installation: 'Installation/Assembly Services',
  installationNote: 'Fee shown is per item. Service is provided by a third party.',
  estimatedShipping: 'Est. Shipping',
  free: 'Free',
  discountMark: '*',
  includesDiscount: '*Includes applied discount',
  subtotal: 'Subtotal',
  continueShopping: 'Continue Shopping',
  checkoutNow: 'Checkout Now',
  close: 'Close',
};

export type AddToCartMessages = Messages<typeof addToCartMessages>;
