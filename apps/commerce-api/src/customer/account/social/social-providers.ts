import type { GoogleSettings } from '../../../platform/config/identity-settings.ts';
import { authorizationUrl, parseClaims, getConfiguration } from './open-id.ts';
import type { SocialProvider, SocialProviders } from '../../../platform/ports/social-provider.ts';
import type { Config } from '../../../platform/config/config.ts';
import { appleProvider } from './apple.ts';

/** Creates the sign-in with Google, which requests the email address and the name. SIGN-02 */
function googleProvider({ issuer, clientId, clientSecret }: GoogleSettings): SocialProvider {
  const configuration = getConfiguration({ issuer, clientId, secret: async () => clientSecret });
  return {
    title: 'Google',
    begin: async (redirectUri, ties) =>
      authorizationUrl(await configuration(), redirectUri, ties, { scope: 'openid email profile' }),
    finish: async (redirectUri, params, ties) => parseClaims(await configuration(), redirectUri, params, ties),
  };
}

/** Those that the settings turn on. */
export function socialProviders({ google, apple }: Pick<Config, 'google' | 'apple'>): SocialProviders {
  return { ...(google && { google: googleProvider(google) }), ...(apple && { apple: appleProvider(apple) }) };
}
