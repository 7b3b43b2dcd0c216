import type { AddButtonLabel } from '@settee/domain';

const buttonLabels: Record<Exclude<AddButtonLabel, 'add-count'>, string> = {
  add: 'Add to cart',
  'request-quote': 'Request a quote',
  'call-store': 'Call a store',
  'select-store': 'Select a store',
  'pick-up-in-store': 'Pick up in store',
  'accept-terms': 'Accept Terms And Add To Cart',
};

/** The words of the button and of an add that fails, by themselves: a page has them before anything opens. */
export const actionMessages = {
  buttonLabels,
  addCount: (count: number) => `Add ${count} to cart`,
  addFailed: 'We couldn’t add this to your cart. Please try again.',
  installationLabel: ({ title, price }: { title: string; price: string }) => `Add ${title}, ${price} per item`,
  wrongQuantity: 'Please enter a quantity from 1 to 99.',
  logPrefix: 'Error adding to cart:',
};
