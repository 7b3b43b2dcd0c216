import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { AppleSettings } from '../../../platform/config/identity-settings.ts';
import { authorizationUrl, parseClaims, getConfiguration, tidyName } from './open-id.ts';
import type { SocialProvider } from '../../../platform/ports/social-provider.ts';

/** Longer than the cache time of a configuration, so that no secret in use has expired. */
const secretLife = '2h';

/** Apple takes a signed statement for a client secret. */
async function clientSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleSettings): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt()
    .setExpirationTime(secretLife)
    .setAudience(issuer)
    .setSubject(clientId)
    .sign(await importPKCS8(privateKey, 'ES256'));
}

const part = v.optional(v.string(), '');
const userSchema = v.object({ name: v.object({ firstName: part, lastName: part }) });

/**
 * Reads the name from the unsigned form field that Apple sends only on the first sign-in; it is used for display
 * only.
 */
function nameIn(params: URLSearchParams): { firstName: string; lastName: string } | null {
  try {
    const { name } = v.parse(userSchema, JSON.parse(params.get('user') ?? ''));
    return { firstName: tidyName(name.firstName), lastName: tidyName(name.lastName) };
  } catch {
    return null;
  }
}

/** Creates the sign-in with Apple, which also reads the name that Apple sends with the first sign-in. SIGN-03 */
export function appleProvider(settings: AppleSettings): SocialProvider {
  const configuration = getConfiguration({ ...settings, secret: () => clientSecret(settings) });
  return {
    title: 'Apple',
    // Apple requires the response as a form post when name or email is requested.
    begin: async (redirectUri, ties) =>
      authorizationUrl(await configuration(), redirectUri, ties, {
        scope: 'openid name email',
        response_mode: 'form_post',
      }),
    finish: async (redirectUri, params, ties) => {
      const claims = await parseClaims(await configuration(), redirectUri, params, ties);
      return { ...claims, ...nameIn(params) };
    },
  };
}
