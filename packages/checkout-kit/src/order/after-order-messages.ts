import type { Messages } from '@settee/ui';
import type { OrderProgress, ReturnExclusion, ReturnReason, ReturnStatus } from '@settee/domain';

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
  notShipped: 'This hasn’t shipped yet. You can return it once it has.',
};

const progress: Record<OrderProgress, string> = {
  preparing: 'We’re preparing your order',
  ready: 'Ready for pickup',
  partlyShipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  canceled: 'Canceled',
};

/** Words of an order's status, of canceling, buying again and returns. */
export const afterOrderMessages = {
  progress,
  placed: (date: string) => `Placed ${date}`,
  cancelOrder: 'Cancel Order',
  cancelTitle: (number: string) => `Cancel order ${number}?`,
  cancelText: 'We’ll cancel everything in this order and refund you the way you paid.',
  notCancel: 'Don’t Cancel',
  close: 'Close',
  canceled: 'Your order is canceled',
  canceledText: (email: string) => `We’ve emailed the details to ${email}.`,

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
  beforeShipment: 'You can return items once they’ve shipped.',
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
