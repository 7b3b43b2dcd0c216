/** Data for linking an identity from Google, Apple or the identity service. */
export interface IdentityMatch {
  /** Whether this identity was joined to an account before. */
  isKnown: boolean;
  emailAddress: string;
  /** Whether the provider vouches for the address. */
  isEmailVerified: boolean;
  /** The account of that address; `null` when there is none. */
  account: { isEmailConfirmed: boolean } | null;
}

export type IdentityLink = 'sign-in' | 'link' | 'create' | 'unverified-email' | 'existing-account';

/**
 * Decides how to link an external identity. An email links to an account only if both sides have verified it: an
 * unverified email may belong to anyone, and an attacker may have created an unconfirmed account in advance.
 * SIGN-02, SIGN-03, SIGN-31
 */
export function decideIdentityLink({ isKnown, emailAddress, isEmailVerified, account }: IdentityMatch): IdentityLink {
  if (isKnown) return 'sign-in';
  if (emailAddress === '' || !isEmailVerified) return 'unverified-email';
  if (!account) return 'create';
  return account.isEmailConfirmed ? 'link' : 'existing-account';
}
