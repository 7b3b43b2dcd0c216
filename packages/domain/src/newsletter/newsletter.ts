import { encoded } from '../site/untrusted-text.ts';

/** Page on which a mailed link subscribes or unsubscribes. */
export const newsletterUrl = '/newsletter';

/** Action of a mailed link. */
export type NewsletterAction = 'confirm' | 'unsubscribe';

/** URL of a mailed link. */
export const newsletterLink = (action: NewsletterAction, token: string): string =>
  `${newsletterUrl}?action=${action}&token=${encoded(token)}`;
