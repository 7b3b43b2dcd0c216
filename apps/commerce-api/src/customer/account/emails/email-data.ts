import type { GiftCardEmailData } from '../../../sales/gift-cards/gift-card-email.ts';
import type { QuoteEmailData } from '../../../sales/quotes/quote-email.ts';
import type { ContactEmailData } from '../../help/contact-emails.ts';
import type { PendingAccount } from '../token-kinds.ts';

/** Data of an email in addition to its recipient, by template. */
export interface EmailData {
  /** A link to confirm a new account's address, or word that there is one already. */
  'new-account': PendingAccount;
  /** A link to choose a new password; nothing is sent to an address without an account. */
  'reset-password': Record<string, never>;
  /** A link to confirm a changed address. */
  'change-email': { accountId: string };
  /** Word to the old address. */
  'email-changed': { firstName: string };
  'password-changed': { firstName: string };
  /** A gift card that was bought for the recipient. */
  'gift-card': GiftCardEmailData;
  /** Word that a quote request arrived. */
  'quote-request': QuoteEmailData;
  /** A link to confirm a newsletter subscription; nothing for one that is confirmed. */
  'newsletter-confirm': Record<string, never>;
  'newsletter-welcome': Record<string, never>;
  /** Word that a message to customer service arrived, and the message itself. */
  'contact-receipt': ContactEmailData;
  'contact-message': ContactEmailData;
  'identity-linked': { firstName: string; provider: string };
}

export type EmailTemplate = keyof EmailData;
