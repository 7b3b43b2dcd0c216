import type { IdentityProviderName } from '@settee/domain';

/** A new account that waits for its address to be confirmed; the password is hashed already. */
export interface PendingAccount {
  firstName: string;
  lastName: string;
  emailAddress: string;
  passwordHash: string;
  isNewsWanted: boolean;
  /** Session that requested the token. */
  requestedBy: string | null;
}

/** Data stored with a token, by kind. */
export interface TokenKinds {
  'sign-in': { isRemembered: boolean };
  'confirm-account': PendingAccount;
  'reset-password': Record<string, never>;
  'change-email': { emailAddress: string };
  /** The `state` of a sign-in at a social provider. */
  'social-sign-in': { idp: IdentityProviderName; redirectUrl: string; messageType: string };
}

export type TokenKind = keyof TokenKinds;
export type TokenData = TokenKinds[TokenKind];
