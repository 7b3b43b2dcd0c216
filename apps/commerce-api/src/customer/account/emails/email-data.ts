import type { PendingAccount } from '../token-kinds.ts';

/** Data of an email in addition to its recipient, by template. */
export interface LetterKinds {
  /** A link to confirm a new account's address, or word that there is one already. */
  'new-account': PendingAccount;
  /** A link to choose a new password; nothing is sent to an address without an account. */
  'reset-password': Record<string, never>;
  /** A link to confirm a changed address. */
  'change-email': { accountId: string };
  /** Word to the old address. */
  'email-changed': { firstName: string };
  'password-changed': { firstName: string };
  'identity-linked': { firstName: string; provider: string };
}

export type EmailTemplate = keyof LetterKinds;
