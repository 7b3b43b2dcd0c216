import { apiUrl, httpsUrl } from './payment-settings.ts';
import { ConfigError, parseWord, read, type Env } from './read-setting.ts';

/** An outside tax service. */
export interface TaxApiConfig {
  /** Base URL; `/quotes` is appended. */
  url: string;
  apiKey: string;
}

/** Settings of the tax service. */
export const taxSettings = [
  {
    name: 'TAX_API_URL',
    default: '',
    meaning: 'https:// base URL of a tax service, see docs/tax.md; without it the embedded rates are used',
  },
  { name: 'TAX_API_KEY', default: '', meaning: 'Key that the tax service requires as bearer token' },
];

/** Reads the account at the tax service; `null` without one. */
export function readTax(env: Env): { taxApi: TaxApiConfig | null } {
  if (!env['TAX_API_URL']?.trim()) return { taxApi: null };
  if (!env['TAX_API_KEY']?.trim()) throw new ConfigError('TAX_API_KEY must be set when TAX_API_URL is');
  return {
    taxApi: {
      url: read(env, 'TAX_API_URL', '', apiUrl, httpsUrl),
      apiKey: read(env, 'TAX_API_KEY', '', parseWord, 'one word without spaces'),
    },
  };
}
