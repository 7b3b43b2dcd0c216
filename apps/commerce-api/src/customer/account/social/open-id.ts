import * as oidc from 'openid-client';
import * as v from 'valibot';
import type { IdTokenClaims, OidcState } from '../../../platform/ports/social-provider.ts';

/** How long what an issuer says of itself is believed, and how long a client secret is used, in ms. */
const believedFor = 60 * 60_000;
/** How long an issuer may take, in s. */
const patience = 10;

interface Client {
  issuer: string;
  clientId: string;
  secret(): Promise<string>;
}

/** Apple says 'true' as a text. */
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

/** A name as it may stand in a page and a mail. */
export const tidyName = (said: string) =>
  said
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 60);

/** What is known of an issuer, asked again after an hour or a failure. */
export function configurationOf({ issuer, clientId, secret }: Client): () => Promise<oidc.Configuration> {
  let known: { asked: Promise<oidc.Configuration>; until: number } | undefined;
  const ask = async () => {
    const url = new URL(issuer);
    const isLocal = url.protocol === 'http:';
    const options = { timeout: patience, ...(isLocal && { execute: [oidc.allowInsecureRequests] }) };
    const found = await oidc.discovery(url, clientId, {}, oidc.ClientSecretPost(await secret()), options);
    // The signature is checked even though the token came straight from the issuer.
    oidc.enableNonRepudiationChecks(found);
    return found;
  };
  return () => {
    const now = performance.now();
    if (!known || known.until < now) known = { asked: ask(), until: now + believedFor };
    const { asked } = known;
    asked.catch(() => (known = undefined));
    return asked;
  };
}

/** Where to send the browser: authorization code flow with state, nonce and PKCE. */
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

/** Trades the code for what the issuer says; throws for a wrong state, nonce, verifier, audience or signature. */
export async function claimsOf(
  configuration: oidc.Configuration,
  redirectUri: string,
  answer: URLSearchParams,
  { state, nonce, verifier }: OidcState,
): Promise<IdTokenClaims> {
  const url = new URL(redirectUri);
  url.search = answer.toString();
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
