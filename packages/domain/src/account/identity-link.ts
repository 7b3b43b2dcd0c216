/** What is known when somebody comes back from Google, Apple or the identity service. */
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
 * What becomes of an identity. Only an address that both sides have proven joins an account: one that is not verified could be anybody's,
 * and an account that never confirmed its address may have been made by somebody who waits for its owner. SIGN-02, SIGN-03, SIGN-31
 */
export function decideIdentityLink({ isKnown, emailAddress, isEmailVerified, account }: IdentityMatch): IdentityLink {
  if (isKnown) return 'sign-in';
  if (emailAddress === '' || !isEmailVerified) return 'unverified-email';
  if (!account) return 'create';
  return account.isEmailConfirmed ? 'link' : 'existing-account';
}
