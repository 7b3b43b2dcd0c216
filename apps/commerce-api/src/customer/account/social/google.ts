import type { GoogleSettings } from '../../../platform/config/identity-settings.ts';
import { authorizationUrl, parseClaims, getConfiguration } from './open-id.ts';
import type { SocialProvider } from '../../../platform/ports/social-provider.ts';

/** SIGN-02 */
export function googleProvider({ issuer, clientId, clientSecret }: GoogleSettings): SocialProvider {
  const configuration = getConfiguration({ issuer, clientId, secret: async () => clientSecret });
  return {
    title: 'Google',
    begin: async (redirectUri, ties) =>
      authorizationUrl(await configuration(), redirectUri, ties, { scope: 'openid email profile' }),
    finish: async (redirectUri, params, ties) => parseClaims(await configuration(), redirectUri, params, ties),
  };
}
