import type { Brand, ContactField, ContactTopic } from '@settee/domain';

/** Words of the help center and its forms. */
export const helpMessages = {
  title: 'Help',
  intro: {
    main: 'Find an answer below, or ask someone who’s sat on it.',
    cb2: 'Look it up. Or ask.',
  } satisfies Record<Brand, string>,
  description: (brandName: string) =>
    `Shipping, returns, warranty, gift cards and how to reach ${brandName} customer service.`,
  topics: 'Help topics',
  more: 'More help',
  contact: {
    formTitle: 'Send a message',
    topic: 'What’s this about?',
    topics: {
      order: 'An order',
      delivery: 'Delivery',
      return: 'A return or repair',
      product: 'A product',
      account: 'My account',
      other: 'Something else',
    } satisfies Record<ContactTopic, string>,
    fields: {
      name: 'Full Name',
      emailAddress: 'Email Address',
      orderNumber: 'Order Number',
      message: 'Message',
    } satisfies Record<ContactField, string>,
    optional: 'Optional',
    errors: {
      name: { missing: 'Please enter your name.', invalid: 'Please use 60 characters or fewer.' },
      emailAddress: { missing: 'Please enter your email address.', invalid: 'Please enter a valid Email Address.' },
      orderNumber: {
        missing: 'Please enter an order number.',
        invalid: 'Please check the order number. It’s in your confirmation email.',
      },
      message: { missing: 'Please enter your message.', invalid: 'Please use 1,000 characters or fewer.' },
    } satisfies Record<ContactField, Record<'missing' | 'invalid', string>>,
    send: 'Send Message',
    failed: 'We couldn’t send your message. Please try again.',
    sentTitle: { main: 'Thank you. We got your message.', cb2: 'Got it.' } satisfies Record<Brand, string>,
    sent: ({ caseNumber, emailAddress }: { caseNumber: string; emailAddress: string }) =>
      `Your case number is ${caseNumber}. We sent a copy to ${emailAddress} and will reply within one business day.`,
    again: 'Send Another Message',
  },
};
