import type { Config } from '../../../platform/config/config.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import type { SocialProviders } from '../../../platform/ports/social-provider.ts';

/** Those that the settings turn on. */
export function socialProviders({ google, apple }: Pick<Config, 'google' | 'apple'>): SocialProviders {
  return { ...(google && { google: googleProvider(google) }), ...(apple && { apple: appleProvider(apple) }) };
}
