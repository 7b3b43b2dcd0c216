import type { Messages } from '@settee/ui';
import type { ReturnExclusion, ReturnReason, ReturnStatus } from '@settee/domain';

const statuses: Record<ReturnStatus, string> = {
  requested: 'Waiting for your items',
  received: 'Received',
  refunded: 'Refunded',
  canceled: 'Canceled',
};
const reasons: Record<ReturnReason, string> = {
  changedMind: 'I changed my mind',
  notAsExpected: 'It’s not what I expected',
  wrongSize: 'It doesn’t fit my space',
  wrongItem: 'You sent the wrong item',
  damaged: 'It arrived damaged or incomplete',
};
const exclusions: Record<ReturnExclusion, string> = {
  giftCard: 'Gift cards can’t be returned.',
  madeToOrder: 'Made for you, so it can’t be returned. Did it arrive damaged? Please call us.',
  personalized: 'Personalized for you, so it can’t be returned. Did it arrive damaged? Please call us.',
  free: 'This was free, so there’s nothing to refund.',
};

/** Words of buying again and of returns. */
export const afterOrderMessages = {
  buyAgain: 'Buy Again',
  buyAgainOf: (name: string) => `Buy Again: ${name}`,
  buyAll: 'Buy All Again',
  added: (count: number) =>
    count === 1 ? 'We’ve added 1 item to your cart.' : `We’ve added ${count} items to your cart.`,
  nothingAdded: 'We couldn’t add anything to your cart.',
  viewCart: 'View Cart',
  priceChanged: ({ name, now, was }: { name: string; now: string; was: string }) =>
    `${name} is now ${now}. You paid ${was}.`,
  notAdded: ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  choose: (name: string) => `Choose ${name}`,
  addFailed: 'We couldn’t add this to your cart. Please try again.',

  parcelsTitle: 'Shipments',
  shippedOn: (date: string) => `Shipped ${date}`,
  deliveredOn: (date: string) => `Delivered ${date}`,
  piece: ({ quantity, name }: { quantity: number; name: string }) => `${quantity} × ${name}`,
  tracking: ({ carrier, number }: { carrier: string; number: string }) => `${carrier} ${number}`,
  track: 'Track Package',
  trackNumber: (number: string) => `Track Package ${number}`,

  returnItems: 'Return Items',
  returnsTitle: 'Returns',
  returnNumber: (number: string) => `Return ${number}`,
  statuses,
  refundOf: (amount: string) => `Refund: ${amount}`,
  showReturn: 'Show Instructions',

  title: 'Return Items',
  orderTitle: (number: string) => `Order ${number}`,
  until: (date: string) => `You can return these items until ${date}.`,
  closed: 'Nothing in this order can be returned online. Please call us if something isn’t right.',
  lines: 'Which items are you returning?',
  linesProblem: 'Please choose at least one item.',
  quantityOf: (name: string) => `Quantity of ${name}`,
  quantity: (quantity: number) => `Qty: ${quantity}`,
  excludedTitle: 'These can’t be returned online',
  exclusions,
  reason: 'Why are you returning them?',
  chooseReason: 'Choose a reason',
  reasonProblem: 'Please choose a reason.',
  reasons,
  refundTitle: 'Your refund',
  refundItems: 'Items',
  refundTax: 'Tax',
  refundDelivery: 'Delivery',
  refundTotal: 'Refund',
  refundHint: 'Once we have everything back, we’ll refund you the way you paid.',
  request: 'Request Return',
  requestFailed: 'We can’t connect right now. Please check your internet connection and try again.',
  requested: (number: string) => `We’ve started return ${number}`,
  mailedTo: (email: string) => `We’ve emailed these instructions to ${email}.`,
  stepNumber: (number: string) => `Write ${number} on the outside of each box.`,
  stepParcels:
    'For parcels, we’ll email you a prepaid label within one business day. Put it on the box and drop it off with the carrier, or bring the box to a store.',
  stepTruck: 'For large pieces, we’ll call you to schedule a pickup.',
  print: 'Print',
  cancelReturn: 'Cancel Return',
  cancelReturnOf: (number: string) => `Cancel Return ${number}`,
  backToOrder: 'Back to Your Order',
  missing: 'We couldn’t find that order',
  missingText: 'Find your order first. Then choose Return Items.',
  findOrder: 'Find Your Order',
};

export type AfterOrderMessages = Messages<typeof afterOrderMessages>;
