import type { Messages } from '@settee/ui';

/** Every word of the packing slip. */
export const packingSlipMessages = {
  title: 'Packing Slip',
  order: (number: string) => `Order ${number}`,
  print: 'Print Packing Slip',
  placedOn: (date: string) => `Placed ${date}`,
  shipTo: 'Ship to',
  pickupAt: 'Pickup at',
  from: (name: string) => `From ${name}`,
  slipOf: ({ number, count }: { number: number; count: number }) => `Slip ${number} of ${count}`,
  item: 'Item',
  sku: (sku: number) => `SKU ${sku}`,
  quantity: 'Qty',
  price: 'Price',
  instructions: 'Instructions',
  giftMessage: 'Gift message',
  giftReceipt: 'Gift receipt',
  giftReceiptText: (number: string) => `For an exchange or return, please show this slip. Order ${number}.`,
  missing: 'We couldn’t find that packing slip',
  missingText: 'Please check the link, or open the order in your account.',
};

export type PackingSlipMessages = Messages<typeof packingSlipMessages>;
