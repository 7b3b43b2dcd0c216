import type { Brand, CardType, TenderType, WalletKind } from '@settee/domain';
import type { InLanguage } from '../../platform/words-by-language.ts';

const walletNames: Record<WalletKind, string> = {
  payPal: 'PayPal',
  venmo: 'Venmo',
  applePay: 'Apple Pay',
  visaCheckout: 'Visa Checkout',
  masterpass: 'Masterpass',
};

const cardNames: Record<CardType, string> = {
  mc: 'Mastercard',
  visa: 'Visa',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  synchrony_plcc: 'House Card',
  synchrony_cbcc: 'Rewards Mastercard',
  imprint: 'Imprint',
  cup: 'UnionPay',
  jcb: 'JCB',
};

const tenderNames: Record<TenderType, (number: string) => string> = {
  rewardCertificate: (number) => `Reward ${number}`,
  giftCard: (lastFour) => `Gift card ending in ${lastFour}`,
  tenderCode: (number) => `Store credit ${number}`,
};

/** Every word of the emails of an order. */
export const english = {
  subject: (brandName: string, orderNumber: string) => `We’ve received your ${brandName} order ${orderNumber}`,
  preview: (total: string) => `Your total is ${total}. Here’s what happens next.`,
  heading: (firstName: string): Record<Brand, string> => ({
    main: firstName === '' ? 'Thank you for your order' : `Thank you, ${firstName}`,
    cb2: firstName === '' ? 'Order received.' : `Got it, ${firstName}.`,
  }),
  received: (orderNumber: string, date: string) =>
    `We received your order ${orderNumber} on ${date}. This email is your receipt.`,
  viewOrder: 'View Your Order',
  nextTitle: 'What happens next',
  delivery: (when: string) => `${when}.`,
  tracking: 'We’ll email you again when your order is on its way.',
  trackingText: 'We’ll text you when your order is on its way.',
  pickup:
    'We’ll email you when your order is ready for pickup. Please wait for that email before you come to the store. Bring it and a photo ID.',
  pickupText:
    'We’ll text you when your order is ready for pickup. Please wait for that text before you come to the store. Bring this email and a photo ID.',
  change: (until: string) =>
    `Made-to-order pieces can be changed or canceled until ${until} CT. After that, they can’t be canceled or returned, unless they arrive damaged.`,
  toShip: 'To be delivered',
  forPickup: 'For store pickup',
  emailed: 'To be emailed',
  directions: 'Get Directions',
  /** A day on which a store is closed. */
  closed: 'Closed',
  quantity: (quantity: number) => `Qty: ${quantity}`,
  personalization: (text: string) => `Personalized: ${text}`,
  totalsTitle: 'Order total',
  merchandise: 'Merchandise',
  discount: 'You save',
  shipping: 'Shipping',
  free: 'Free',
  installation: 'Installation',
  tax: 'Tax',
  donation: 'Donation',
  total: 'Total',
  billingAddress: 'Billing address',
  payment: 'Payment',
  cardNames,
  walletNames,
  tenderNames,
  endingIn: (name: string, lastFour: string, amount: string) => `${name} ending in ${lastFour}, ${amount}`,
  tenderPays: (name: string, amount: string) => `${name}, ${amount}`,
  walletPays: (name: string, account: string, amount: string) =>
    account === '' ? `${name}, ${amount}` : `${name} (${account}), ${amount}`,
  taxExempt: (certificateNumber: string) => `Tax exempt, certificate ${certificateNumber}`,
  isGift: 'This order is a gift. Prices won’t appear on the packing slip.',
  /** In an order with several recipients. */
  isGiftFor: (name: string) => `The items for ${name} are a gift. Prices won’t appear on the packing slip.`,
  giftMessage: (message: string) => `Your message: “${message}”`,
  giftReceipt: 'We’ll include a gift receipt, which has no prices.',
  findOrder: 'You can open your order anytime with its number and this email address, with or without an account.',
  questions: (helpLine: string, helpHours: string) => `Questions or changes? Call us at ${helpLine}, ${helpHours}.`,
  /** The number is in the next line of the email. */
  questionsNote: 'Questions or changes? Please call us.',

  returnSubject: (returnNumber: string) => `Your return ${returnNumber}`,
  returnRequested: (returnNumber: string, orderNumber: string) =>
    `We’ve started your return ${returnNumber} for order ${orderNumber}. Please write the return number on the outside of each box.`,
  returnGreeting: (firstName: string) => (firstName === '' ? 'Hello,' : `Hi ${firstName},`),
  returnedItems: 'You’re returning:',
  returnParcels:
    'Parcels: we’ll email you a prepaid label within one business day. Pack the items, put the label on the box and drop it off with the carrier. You can also bring parcels to a store.',
  returnTruck: 'Large pieces: we’ll call you to schedule a pickup.',
  returnRefund: (amount: string, days: { from: number; to: number }) =>
    `Once everything is back, we’ll refund ${amount} within ${days.from}–${days.to} business days.`,
  refundOfItems: (amount: string) => `Items: ${amount}`,
  refundOfTax: (amount: string) => `Tax: ${amount}`,
  refundOfDelivery: (amount: string) => `Delivery, with tax: ${amount}`,
  deliveryNotRefunded: (charge: string) => `The refund doesn’t include the original delivery charge of ${charge}.`,
  refundSubject: (amount: string) => `We’ve refunded ${amount}`,
  refunded: (returnNumber: string, orderNumber: string, amount: string) =>
    `We’ve received your return ${returnNumber} for order ${orderNumber} and refunded ${amount}.`,
  refundWay: 'We sent it back the way you paid. Your bank may take a few days to show it.',
  refundOnCard: (amount: string) =>
    `Your bank or card issuer didn’t accept ${amount} of the refund, so we’re emailing you a gift card for that amount.`,
  refundRest: 'We sent the rest back the way you paid. Your bank may take a few days to show it.',
  orderRefunded: (orderNumber: string, amount: string) => `We’ve refunded ${amount} for your order ${orderNumber}.`,
  canceledSubject: (orderNumber: string) => `Your order ${orderNumber} is canceled`,
  canceled: (orderNumber: string) => `We’ve canceled your order ${orderNumber}.`,
  restCanceled: (orderNumber: string) => `We’ve canceled everything in your order ${orderNumber} that hasn’t shipped.`,
  notCharged: 'We haven’t charged your card. Any pending charge will disappear from your account within a few days.',
  restNotCharged: 'We’ve only charged your card for what shipped.',
  cardRefund: (amount: string) => `We’re refunding ${amount}.`,
  storedValueBack: 'Anything you paid with gift cards, rewards or store credit is back where it was.',
  refundCardSubject: (amount: string) => `Your refund of ${amount}, on a gift card`,
  refundCard: (orderNumber: string, amount: string) =>
    `We couldn’t refund ${amount} of order ${orderNumber} the way you paid, because your bank or card issuer didn’t accept it. Here’s a gift card for that amount instead. Need it another way? Please call us.`,

  shippedSubject: (orderNumber: string) => `Your order ${orderNumber} is on its way`,
  shipped: (orderNumber: string) => `These items from your order ${orderNumber} have shipped:`,
  shippedPiece: (quantity: number, name: string) => `${quantity} × ${name}`,
  trackedBy: (carrier: string, trackingNumber: string) => `Carrier: ${carrier}. Tracking number: ${trackingNumber}.`,
  track: 'Track Your Package',
  shippedText: (brandName: string, orderNumber: string, url: string) =>
    `${brandName}: your order ${orderNumber} is on its way. Track it: ${url} Reply STOP to opt out.`,

  readySubject: (orderNumber: string) => `Your order ${orderNumber} is ready for pickup`,
  ready: (orderNumber: string) => `These items from your order ${orderNumber} are ready at the store:`,
  bring: 'Please bring this email and a photo ID.',
  readyText: (brandName: string, orderNumber: string, store: string) =>
    `${brandName}: your order ${orderNumber} is ready for pickup at ${store}. Please bring the order number and a photo ID. Reply STOP to opt out.`,

  codeSubject: (code: string) => `${code} is your order code`,
  codeGreeting: 'Hello,',
  codeText: (orderNumber: string) =>
    `To open order ${orderNumber}, enter this code on the page where you asked for it:`,
  codeNote: 'It’s good for 15 minutes and works once. Didn’t ask for it? You can ignore this email.',
};

export type OrderMailMessages = InLanguage<typeof english>;
