import { normalizeText } from './validate-texts.ts';
import type { MonogrammingRequest } from './personalization.ts';

/** Returns a key that is equal for identical designs, regardless of line order. */
export function designKey({ templateName, sku, locationName, personalization }: MonogrammingRequest['design']): string {
  const lines = personalization
    .map(({ elementName, text, textcolor, font }) => [elementName, normalizeText(text), textcolor, font])
    .filter(([, text]) => text !== '')
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return JSON.stringify([templateName, sku, locationName, lines]);
}
