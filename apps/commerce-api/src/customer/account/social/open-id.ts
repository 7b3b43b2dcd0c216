import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { IdTokenClaims, OidcState } from '../../../platform/ports/social-provider.ts';

/** Cache time of the issuer metadata and the client secret, in ms. */
const believedFor = 60 * 60_000;
/** Timeout of issuer requests, in seconds. */
const timeoutSeconds = 10;

interface Client {
  issuer: string;
  clientId: string;
  secret(): Promise<string>;
}

/** Apple sends 'true' as a string. */
const truth = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((said) => said === 'true'),
  ),
]);
const name = v.optional(v.string(), '');
const claimsSchema = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  email_verified: v.optional(truth, false),
  given_name: name,
  family_name: name,
});

/** Cleans a name for use in pages and emails. */
export const tidyName = (said: string) =>
  said
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 60);

/** Loads the issuer configuration; reloads it after an hour or a failure. */
export function getConfiguration({ issuer, clientId, secret }: Client): () => Promise<oidc.Configuration> {
  let known: { configuration: Promise<oidc.Configuration>; until: number } | undefined;
  const load = async () => {
    const url = new URL(issuer);
    const isLocal = url.protocol === 'http:';
    const options = { timeout: timeoutSeconds, ...(isLocal && { execute: [oidc.allowInsecureRequests] }) };
    const found = await oidc.discovery(url, clientId, {}, oidc.ClientSecretPost(await secret()), options);
    // Verifies the signature even though the token was received directly from the issuer.
    oidc.enableNonRepudiationChecks(found);
    return found;
  };
  return () => {
    const now = performance.now();
    if (!known || known.until < now) known = { configuration: load(), until: now + believedFor };
    const { configuration } = known;
    configuration.catch(() => (known = undefined));
    return configuration;
  };
}

/** Returns the authorization URL: authorization code flow with state, nonce and PKCE. */
export async function authorizationUrl(
  configuration: oidc.Configuration,
  redirectUri: string,
  { state, nonce, verifier }: OidcState,
  more: Record<string, string>,
): Promise<URL> {
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  });
}

/** Exchanges the code for the claims of the issuer; throws for a wrong state, nonce, verifier, audience or signature. */
export async function parseClaims(
  configuration: oidc.Configuration,
  redirectUri: string,
  params: URLSearchParams,
  { state, nonce, verifier }: OidcState,
): Promise<IdTokenClaims> {
  const url = new URL(redirectUri);
  url.search = params.toString();
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await oidc.authorizationCodeGrant(configuration, url, checks);
  const said = v.parse(claimsSchema, tokens.claims());
  return {
    issuer: said.iss,
    subject: said.sub,
    emailAddress: said.email,
    isEmailVerified: said.email_verified,
    firstName: tidyName(said.given_name),
    lastName: tidyName(said.family_name),
  };
}
