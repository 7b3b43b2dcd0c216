import type { Messages } from '@settee/ui';

/** Texts of the quote request. ATC-05 */
export const quoteMessages = {
  title: 'Request a Quote',
  intro: (name: string) => `Tell us how many of ${name} you need. We’ll email you a price within two business days.`,
  quantity: 'Quantity',
  name: 'Name',
  emailAddress: 'Email',
  phone: 'Phone',
  message: 'What is it for?',
  optional: 'Optional',
  send: 'Send Request',
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  sentTitle: 'Thank you for your request',
  sent: ({ number, email }: { number: string; email: string }) =>
    `Your request number is ${number}. We’ve sent a confirmation to ${email} and will email you a price within two business days.`,
  failed: 'We couldn’t send your request. Everything you entered is still here. Please try again.',
  errors: {
    quantity: { missing: '', invalid: 'Please enter a quantity from 1 to 9,999.' },
    name: { missing: 'Please enter your name.', invalid: 'Please enter up to 60 characters.' },
    emailAddress: {
      missing: 'Please enter your email address.',
      invalid: 'Please enter a valid email address (i.e. name@domain.com).',
    },
    phone: { missing: '', invalid: 'Please enter a phone number with 10 digits.' },
    message: { missing: '', invalid: 'Please shorten your text to 1,000 characters.' },
  },
};

export type QuoteMessages = Messages<typeof quoteMessages>;
