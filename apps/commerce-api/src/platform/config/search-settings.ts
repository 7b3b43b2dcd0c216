import { apiUrl, httpsUrl } from './payment-settings.ts';
import { ConfigError, parseWord, read, type Env } from './read-setting.ts';

/** A search engine with the API of Meilisearch. */
export interface SearchEngineConfig {
  url: string;
  apiKey: string;
}

/** Settings of the search. */
export const searchSettings = [
  {
    name: 'SEARCH_API_URL',
    default: '',
    meaning: 'https:// base URL of a search engine with the API of Meilisearch; without it the database is searched',
  },
  { name: 'SEARCH_API_KEY', default: '', meaning: 'Key of the search engine, which may search and write indexes' },
];

/** Reads the account at the search engine; `null` without one. */
export function readSearch(env: Env): { searchEngine: SearchEngineConfig | null } {
  if (!env['SEARCH_API_URL']?.trim()) return { searchEngine: null };
  if (!env['SEARCH_API_KEY']?.trim()) throw new ConfigError('SEARCH_API_KEY must be set when SEARCH_API_URL is');
  return {
    searchEngine: {
      url: read(env, 'SEARCH_API_URL', '', apiUrl, httpsUrl),
      apiKey: read(env, 'SEARCH_API_KEY', '', parseWord, 'one word without spaces'),
    },
  };
}
