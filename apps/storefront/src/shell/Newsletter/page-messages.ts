import type { Brand, NewsletterAction } from '@settee/domain';

/** Words of the pages that the newsletter's mails link to. */
export const newsletterPageMessages = {
  title: { confirm: 'Confirm your subscription', unsubscribe: 'Unsubscribe' } satisfies Record<
    NewsletterAction,
    string
  >,
  text: {
    confirm: 'One more step, and you’re on the list.',
    unsubscribe: 'We’ll stop sending you our newsletter right away. You’ll still hear from us about your orders.',
  } satisfies Record<NewsletterAction, string>,
  button: { confirm: 'Confirm', unsubscribe: 'Unsubscribe' } satisfies Record<NewsletterAction, string>,
  doneTitle: {
    main: { confirm: 'You’re on the list', unsubscribe: 'You’re unsubscribed' },
    cb2: { confirm: 'You’re in', unsubscribe: 'You’re out' },
  } satisfies Record<Brand, Record<NewsletterAction, string>>,
  doneText: {
    confirm: 'Thank you. We sent you a short welcome.',
    unsubscribe: 'That was the last one. You can sign up again at the bottom of any page.',
  } satisfies Record<NewsletterAction, string>,
  unknownTitle: 'This link has expired',
  unknownText: 'Enter your email address at the bottom of this page and we’ll send you a new one.',
  unknownUnsubscribe: 'This address is no longer subscribed, or the link is from an older email.',
  failed: 'We couldn’t do that right now. Please try again.',
  home: 'Continue Shopping',
};
