import { apiUrl, httpsUrl } from './payment-settings.ts';
import { ConfigError, parseWord, read, type Env } from './read-setting.ts';

/** An account at the street service. */
export interface StreetSettings {
  url: string;
  authId: string;
  authToken: string;
}

const defaultUrl = 'https://us-autocomplete-pro.api.smarty.com';

/** Settings of the street suggestions. */
export const streetSettings = [
  {
    name: 'SMARTY_AUTH_ID',
    default: '',
    meaning:
      'Suggests US streets in address forms with Smarty’s US Autocomplete Pro; without it a small embedded list around the demo stores is used',
  },
  { name: 'SMARTY_AUTH_TOKEN', default: '', meaning: 'Token of that account' },
  { name: 'SMARTY_URL', default: defaultUrl, meaning: 'https:// base URL of the service; `/lookup` is appended' },
];

/** Reads the account at the street service; `null` without one. */
export function readStreets(env: Env): { streetService: StreetSettings | null } {
  if (!env['SMARTY_AUTH_ID']?.trim()) return { streetService: null };
  if (!env['SMARTY_AUTH_TOKEN']?.trim()) throw new ConfigError('SMARTY_AUTH_TOKEN must be set when SMARTY_AUTH_ID is');
  return {
    streetService: {
      url: read(env, 'SMARTY_URL', defaultUrl, apiUrl, httpsUrl),
      authId: read(env, 'SMARTY_AUTH_ID', '', parseWord, 'one word without spaces'),
      authToken: read(env, 'SMARTY_AUTH_TOKEN', '', parseWord, 'one word without spaces'),
    },
  };
}
