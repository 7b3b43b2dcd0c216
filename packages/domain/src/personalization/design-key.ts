import { asMade } from './validate-texts.ts';
import type { MonogrammingRequest } from './personalization.ts';

/** What two designs share when they come out alike, whatever order their lines were sent in. */
export function designKey({ templateName, sku, locationName, personalization }: MonogrammingRequest['design']): string {
  const lines = personalization
    .map(({ elementName, text, textcolor, font }) => [elementName, asMade(text), textcolor, font])
    .filter(([, text]) => text !== '')
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return JSON.stringify([templateName, sku, locationName, lines]);
}
