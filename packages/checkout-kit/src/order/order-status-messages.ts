import type { Messages } from '@settee/ui';

/** Words of the guest order page and of the confirmation. */
export const orderStatusMessages = {
  lookupTitle: 'Find Your Order',
  lookupText:
    'Enter your order number and email address. We’ll email you a code that opens your order. No account needed.',
  orderNumberLabel: 'Order Number',
  orderNumberHint: 'It’s in your confirmation email and looks like K7QF-3MTX-92',
  emailAddress: 'Email Address',
  sendCode: 'Email Me a Code',
  codeTitle: 'Enter Your Code',
  code: 'Code',
  codeSent: (email: string) =>
    `If we have an order with that number and email address, a code is on its way to ${email}.`,
  codeHint: '6 digits, good for 15 minutes',
  open: 'Open My Order',
  otherOrder: 'Use a Different Order Number or Email Address',
  resend: 'Email Me a New Code',
  resent: 'We’ve emailed you a new code.',
  orderNumberProblem: 'Please enter your order number.',
  emailProblem: 'Please enter a valid Email Address (i.e. name@domain.com).',
  emailTooLong: (limit: number) => `Email Address takes up to ${limit} characters.`,
  codeProblem: 'Please enter your 6-digit code.',
  otherLookup: 'Find Another Order',
  print: 'Print',
  orderTitle: (number: string) => `Order ${number}`,
  packingSlip: 'Packing Slip',
  unreachable: 'We can’t connect right now. Please check your internet connection and try again.',

  sentTo: (email: string) => `We’ve emailed your receipt to ${email}.`,
  correct: 'Wrong email? Fix it',
  correctTitle: 'Correct your email address',
  send: 'Send Receipt',
  cancel: 'Cancel',

  nextTitle: 'What happens next',
  nextDelivery: (when: string) => `${when}.`,
  nextTracking: 'We’ll email you when your order is on its way.',
  nextTrackingText: 'We’ll text you when your order is on its way.',
  nextPickup:
    'We’ll email you when your order is ready for pickup. Please wait for that before you come to the store. Bring your order number and a photo ID.',
  nextPickupText:
    'We’ll text you when your order is ready for pickup. Please wait for that before you come to the store. Bring your order number and a photo ID.',
  nextChange: ({ until, helpLine }: { until: string; helpLine: string }) =>
    `Made-to-order pieces can be changed or canceled until ${until}. To make a change, call us at ${helpLine}. After that, they can’t be canceled or returned, unless they arrive damaged.`,
  nextFind: 'You can open this order anytime with its number and your email address.',
  findOrder: 'Find an Order',

  accountTitle: 'Save this order to an account',
  accountText: (email: string) => `Choose a password to create an account for ${email}.`,
  accountBenefits: [
    'Your orders in one place',
    'Saved addresses and cards for faster checkout',
    'Your cart on every device',
  ],
  create: 'Create Account',
  checkMail: (email: string) => `Check your email: we sent a link to ${email} to activate your account.`,
};

export type OrderStatusMessages = Messages<typeof orderStatusMessages>;
