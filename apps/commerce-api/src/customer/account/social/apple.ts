import { importPKCS8, SignJWT } from 'jose';
import * as v from 'valibot';
import type { AppleSettings } from '../../../platform/config/identity-settings.ts';
import { authorizationUrl, claimsOf, configurationOf, tidyName } from './open-id.ts';
import type { SocialProvider } from '../../../platform/ports/social-provider.ts';

/** Longer than a configuration is kept, so that no secret in use has ended. */
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

/** The name comes beside the answer, unsigned, and only the first time; it is taken for no more than a name. */
function nameIn(answer: URLSearchParams): { firstName: string; lastName: string } | null {
  try {
    const { name } = v.parse(userSchema, JSON.parse(answer.get('user') ?? ''));
    return { firstName: tidyName(name.firstName), lastName: tidyName(name.lastName) };
  } catch {
    return null;
  }
}

/** SIGN-03 */
export function appleProvider(settings: AppleSettings): SocialProvider {
  const configuration = configurationOf({ ...settings, secret: () => clientSecret(settings) });
  return {
    title: 'Apple',
    // Whoever asks for name or address must take the answer as a form post.
    begin: async (redirectUri, ties) =>
      authorizationUrl(await configuration(), redirectUri, ties, {
        scope: 'openid name email',
        response_mode: 'form_post',
      }),
    finish: async (redirectUri, answer, ties) => {
      const claims = await claimsOf(await configuration(), redirectUri, answer, ties);
      return { ...claims, ...nameIn(answer) };
    },
  };
}
