import type { SiteCulture, StreetSuggestion } from '@settee/domain';

/** Number of addresses that are suggested, and of typed characters before any is. */
export const maxStreetSuggestions = 6;
export const minStreetText = 3;

/** Completes an address while its first line is typed. SHIP-10 */
export interface StreetSuggester {
  /** Addresses that begin with `text`, near the postal code if it is known; none after a failure. */
  suggest(text: string, postalCode: string, siteCulture: SiteCulture): Promise<readonly StreetSuggestion[]>;
}
