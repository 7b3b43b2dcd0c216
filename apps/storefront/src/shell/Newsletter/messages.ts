import type { Brand } from '@settee/domain';

/** Words of the form at the end of every page. */
export const newsletterMessages = {
  title: { main: 'Letters from our living room', cb2: 'Short letters' } satisfies Record<Brand, string>,
  text: {
    main: 'New collections, room ideas and early word on sales. About once a week.',
    cb2: 'New things. About once a week.',
  } satisfies Record<Brand, string>,
  emailAddress: 'Email Address',
  subscribe: 'Subscribe',
  consent: 'By subscribing, you agree to get our emails. Unsubscribe anytime.',
  invalid: 'Please enter a valid Email Address.',
  failed: 'We couldn’t sign you up. Please try again.',
  sent: (emailAddress: string) => `Almost there. Open the link we sent to ${emailAddress}.`,
  subscribed: 'You’re subscribed.',
};
