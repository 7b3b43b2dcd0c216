import * as v from 'valibot';
import type { StreetSettings } from '../../platform/config/street-settings.ts';
import type { Log } from '../../platform/log.ts';
import { maxStreetSuggestions, type StreetSuggester } from '../../platform/ports/street-suggester.ts';
import { embeddedStreets } from './embedded-streets.ts';

/** Time for one response, in ms; the shopper has typed on when a later one arrives. */
const timeoutMs = 1_000;

const text = v.pipe(v.string(), v.maxLength(100));
const response = v.object({
  suggestions: v.nullable(v.array(v.object({ street_line: text, city: text, state: text, zipcode: text }))),
});

async function fetchSuggestions({ url, authId, authToken }: StreetSettings, search: string, postalCode: string) {
  const query = new URLSearchParams({ search, max_results: String(maxStreetSuggestions), source: 'all' });
  if (/^\d{5}$/.test(postalCode)) query.set('prefer_zip_codes', postalCode);
  query.set('auth-id', authId);
  query.set('auth-token', authToken);
  const reply = await fetch(`${url}/lookup?${query}`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new Error(`The street service responded with ${reply.status}`);
  return v.parse(response, await reply.json()).suggestions ?? [];
}

/** Suggests US streets with Smarty's US Autocomplete Pro; on the Canadian site with the embedded ones. */
export function smartyStreets(settings: StreetSettings, { log }: { log: Log }): StreetSuggester {
  return {
    async suggest(typed, postalCode, siteCulture) {
      if (siteCulture === 'CANADA') return embeddedStreets.suggest(typed, postalCode, siteCulture);
      try {
        const found = await fetchSuggestions(settings, typed, postalCode.trim());
        return found
          .slice(0, maxStreetSuggestions)
          .map(({ street_line: address1, city, state, zipcode }) => ({ address1, city, state, postalCode: zipcode }));
      } catch (error) {
        // The message of a failed call has no address: its URL would.
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'streets are not suggested');
        return [];
      }
    },
  };
}
