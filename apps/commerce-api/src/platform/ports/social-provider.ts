import type { IdentityProviderName } from '@settee/domain';

/** What another service says of somebody. */
export interface IdTokenClaims {
  issuer: string;
  subject: string;
  emailAddress: string;
  /** Whether the service vouches for the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What ties an answer to the browser that asked for it; nonce and verifier never leave the server in the clear together. */
export interface OidcState {
  state: string;
  nonce: string;
  verifier: string;
}

/** A sign-in by OpenID Connect. */
export interface SocialProvider {
  /** Its name for people. */
  title: string;
  /** Where the browser is sent to. */
  begin(redirectUri: string, ties: OidcState): Promise<URL>;
  /** Reads what the browser came back with; throws when anything about it is not right. */
  finish(redirectUri: string, answer: URLSearchParams, ties: OidcState): Promise<IdTokenClaims>;
}

export type SocialProviders = Partial<Record<IdentityProviderName, SocialProvider>>;
