import { afterDelivery } from '@settee/catalog';

/** Texts about the stock of an item. */
export const availabilityMessages = {
  inStock: 'In stock',
  madeToOrder: 'Made to order',
  left: (left: number) => `Only ${left} left`,
  outOfStock: 'No longer available',
  customTerms: `This piece is made just for you, with the options you chose. You can cancel within ${afterDelivery.cancelHours} hours of ordering. After that, it can’t be canceled or returned, unless it arrives damaged.`,
  emailed: 'Emailed within minutes of your order',
} as const;
