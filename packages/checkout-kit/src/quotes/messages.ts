import type { Messages } from '@settee/ui';

/** Texts of the quote request. ATC-05 */
export const quoteMessages = {
  title: 'Request a Quote',
  intro: (name: string) =>
    `Interested in ${name}? Tell us how many you need and we’ll email you a price within two business days.`,
  quantity: 'Quantity',
  name: 'Name',
  emailAddress: 'Email',
  phone: 'Phone',
  message: 'What’s it for?',
  optional: 'Optional',
  send: 'Send Request',
  close: 'Close',
  cancel: 'Cancel',
  done: 'Done',
  sentTitle: 'Thank you for your request',
  sent: ({ number, email }: { number: string; email: string }) =>
    `Your request number is ${number}. We’ve sent a confirmation to ${email} and will email you a price within two business days.`,
  failed: 'We couldn’t send your request. Everything you entered is still here. Please try again.',
  emailTooLong: (limit: number) => `Email takes up to ${limit} characters.`,
  errors: {
    quantity: { missing: '', invalid: 'Please enter a quantity from 1 to 9,999.' },
    name: { missing: 'Please enter your name.', invalid: 'Please use 60 characters or fewer.' },
    emailAddress: {
      missing: 'Please enter your email address.',
      invalid: 'Please enter a valid Email Address (i.e. name@domain.com).',
    },
    phone: { missing: '', invalid: 'Please enter a phone number with 10 digits.' },
    message: { missing: '', invalid: 'Please use 1,000 characters or fewer.' },
  },
};

export type QuoteMessages = Messages<typeof quoteMessages>;
