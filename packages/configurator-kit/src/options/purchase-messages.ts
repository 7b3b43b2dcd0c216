import type { Messages } from '@settee/ui';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Words about the purchase of a product: returns, warranty, financing. */
export const purchaseMessages = {
  title: 'Delivery and returns',
  returns: (days: number) => `Free returns within ${plural(days, 'day', 'days')}`,
  madeToOrder: (hours: number) => `Made to order. Cancel within ${hours} hours; no returns unless damaged.`,
  noReturns: 'Can’t be returned',
  warranty: (years: number) => `${years}-year warranty`,
  financing: (months: number) => `No interest with the House Card if paid in full within ${months} months`,
};

export type PurchaseMessages = Messages<typeof purchaseMessages>;

/** Words of the share button. */
export const shareMessages = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'We couldn’t copy the link. Copy it from the address bar.',
};

export type ShareProductMessages = Messages<typeof shareMessages>;
