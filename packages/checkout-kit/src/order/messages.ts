import type { Messages } from '@settee/ui';
import type { CheckoutStep } from '@settee/domain';

const stepNames: Record<CheckoutStep, string> = {
  1: 'Shipping',
  2: 'Shipping and Gift Options',
  3: 'Payment and Billing',
  4: 'Review and Place Order',
  5: 'Confirmation',
};

/** Names of the steps of an order that is picked up whole, where they differ. */
const pickupStepNames: Record<1 | 2, string> = { 1: 'Pickup', 2: 'Pickup and Gift Options' };

/** Short names of the steps for the step list. */
const shortStepNames: Record<CheckoutStep, string> = {
  1: 'Address',
  2: 'Delivery',
  3: 'Payment',
  4: 'Review',
  5: 'Confirmation',
};

/** The same for an order that is picked up whole. */
const pickupShortStepNames: Record<1 | 2, string> = { 1: 'Contact', 2: 'Pickup' };

/** Every word of the checkout and the order confirmation. */
export const orderMessages = {
  steps: 'Checkout steps',
  stepNames,
  shortStepNames,
  pickupStepNames,
  pickupShortStepNames,
  stepDone: 'Completed:',
  next: 'Next',
  nextPayment: 'Next: Payment',
  nextReview: 'Next: Review & Place Order',
  back: 'Back',
  placeOrder: 'Place Order',
  /** Said above Place Order; the last part for pieces made to order. */
  agreement: {
    before: 'By placing your order, you agree to our ',
    terms: 'Terms of Use',
    between: ' and ',
    returns: 'Return Policy',
    after: '.',
    madeToOrder:
      'Made-to-order pieces can be changed or canceled within 48 hours of ordering. After that, they can’t be canceled or returned, unless they arrive damaged.',
  },
  loading: 'Loading your checkout',
  help: 'Need a hand?',
  summary: 'Order summary',
  showSummary: 'Show Order Summary',
  hideSummary: 'Hide Order Summary',
  items: 'Items',
  quantity: (quantity: number) => `Qty: ${quantity}`,
  merchandise: 'Merchandise',
  discount: 'You save',
  shipping: 'Shipping',
  surcharge: (amount: string) => `Includes ${amount} for delivery outside the contiguous U.S.`,
  installation: 'Installation',
  donation: 'Donation',
  tax: 'Tax',
  estimatedTax: 'Estimated tax',
  /** In place of the amount, until an address is known. */
  taxLater: 'Calculated with your address',
  total: 'Total',
  totalNow: (total: string) => `The total is now ${total}.`,
  updating: 'Updating your order',
  shippingAddress: 'Shipping address',
  tymOptIn: 'Send thank-you notes and offers to this address',
  saveAddress: 'Save Address to My Account',
  delivery: 'Delivery',
  /** One of several addresses; the store pickup is not counted. */
  recipientOf: ({ number, count }: { number: number; count: number }) => `Recipient ${number} of ${count}`,
  shipTo: 'Ship to',
  collectAt: 'Pick up at',
  storePickup: 'Store pickup',
  /** A day on which a store is closed. */
  closed: 'Closed',
  contact: 'Contact',
  pickupContact: 'Picked up by',
  giftSays: (message: string) => `Gift message: ${message}`,
  shipmentOf: ({ number, count }: { number: number; count: number }) => `Shipment ${number} of ${count}`,
  serviceLevel: 'Delivery service',
  free: 'Free',
  gift: 'Gift options',
  isGift: 'This order is a gift',
  giftHint: 'Prices won’t appear on the packing slip.',
  giftMessage: 'Gift message',
  cardNumberInGiftMessage: 'Please do not enter a card number here.',
  giftMessageLeft: (left: number) => `${left} characters left`,
  payment: 'Payment',
  billing: 'Billing address',
  sameAsShipping: 'Same as shipping address',
  /** Names of gift cards and tender codes as tenders. */
  tenderNames: {
    rewardCertificate: (number: string) => `Reward ${number}`,
    giftCard: (lastFour: string) => `Gift card ending in ${lastFour}`,
    tenderCode: (number: string) => `Store credit ${number}`,
  },
  tenderPays: ({ name, amount }: { name: string; amount: string }) => `${name}, ${amount}`,
  financed: 'Financed with your house card',
  taxExempt: (certificateNumber: string) => `Tax exempt, certificate ${certificateNumber}`,
  leftToPay: 'Amount due',
  /** The same once it is paid. */
  paidByCard: 'Paid by card',
  paidBy: (name: string) => `Paid by ${name}`,
  noPaymentNeeded: 'Nothing more to pay.',
  cardApplied: 'Card applied.',
  edit: 'Edit',
  editName: (name: string) => `Edit ${name}`,
  giftMessageTitle: 'Gift message',
  priceChanged: (name: string) => `The price of ${name} has changed.`,
  wasNow: ({ was, now }: { was: string; now: string }) => `It was ${was}. It’s now ${now}.`,
  noLongerInOrder: (name: string) => `${name} is no longer in your order.`,
  promoRemoved: 'Your promo code has expired or was already used, so we removed it. Please check your new total.',
  reviewChanged: 'Your order has changed since you last saw it. Please check it and the total, then place it again.',
  paymentUnfinished: 'Your payment wasn’t confirmed, so nothing was charged. Please place your order again.',
  taxUnavailable:
    'We can’t calculate the exact tax right now, so we didn’t charge you. We saved your order. Please place it again in a minute.',
  finishingPayment: 'We’re confirming your payment with your bank. Please stay on this page.',
  orderNumber: (number: string) => `Order ${number}`,
  placedOn: (date: string) => `Placed ${date}`,
  thankYou: (name: string) => (name === '' ? 'Thank you.' : `Thank you, ${name}.`),
  receivedPlain: 'We’ve received your order.',
  orderCanceled: 'This order was canceled.',
  print: 'Print Receipt',
  packingSlip: 'Packing Slip',
  whatYouOrdered: 'What you ordered',
  charged: ({ amount, date }: { amount: string; date: string }) => `${amount} on ${date}`,
  paymentStatuses: {
    authorized: 'Not charged yet. We’ll charge you when your order ships or is ready for pickup.',
    partlyPaid: 'Partly charged. We’ll charge the rest when it ships or is ready for pickup.',
    paid: 'Paid',
    partlyRefunded: 'Partly refunded',
    refunded: 'Refunded',
    canceled: 'Canceled. Your card or wallet wasn’t charged.',
  },
  chargedSoFar: (amount: string) => `Charged so far: ${amount}`,
  refundedAmount: (amount: string) => `Refund: ${amount}`,
  refundedOnCard: (amount: string) =>
    `Your bank or card issuer didn’t accept ${amount} of the refund, so we emailed you a gift card for that amount.`,
  continueShopping: 'Continue Shopping',
};

export type OrderMessages = Messages<typeof orderMessages>;
