import type { IdentityProviderName } from '@settee/domain';

/** Identity claims from an external service. */
export interface IdTokenClaims {
  issuer: string;
  subject: string;
  emailAddress: string;
  /** Whether the service vouches for the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/**
 * Binds a response to the browser that started the sign-in; nonce and verifier never leave the server in the
 * clear together.
 */
export interface OidcState {
  state: string;
  nonce: string;
  verifier: string;
}

/** A sign-in by OpenID Connect. */
export interface SocialProvider {
  /** Display name. */
  title: string;
  /** Returns the authorization URL. */
  begin(redirectUri: string, ties: OidcState): Promise<URL>;
  /** Validates the callback parameters and returns the claims; throws on any mismatch. */
  finish(redirectUri: string, params: URLSearchParams, ties: OidcState): Promise<IdTokenClaims>;
}

export type SocialProviders = Partial<Record<IdentityProviderName, SocialProvider>>;
