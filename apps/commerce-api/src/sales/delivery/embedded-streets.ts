import { type CatalogStreets, streets } from '@settee/catalog';
import type { SiteCulture, StreetSuggestion } from '@settee/domain';
import { maxStreetSuggestions, type StreetSuggester } from '../../platform/ports/street-suggester.ts';

const toWords = (text: string) => text.toLowerCase().replaceAll(/[.,#]/g, ' ').split(/\s+/).filter(Boolean);

/** Whether each typed word starts a word of the name, in the same order. */
function isMatch(name: string, typed: readonly string[]): boolean {
  let from = 0;
  const words = toWords(name);
  return typed.every((word) => {
    const found = words.findIndex((one, index) => index >= from && one.startsWith(word));
    from = found + 1;
    return found >= 0;
  });
}

const isIn = ({ postalCode }: CatalogStreets, code: string) => code !== '' && code.startsWith(postalCode);
const isOnSite = ({ postalCode }: CatalogStreets, siteCulture: SiteCulture) =>
  /^\d/.test(postalCode) === (siteCulture === 'USA');

/** Completes a house number and the start of a street with the streets of the demo data. */
export const embeddedStreets: StreetSuggester = {
  async suggest(text, postalCode, siteCulture) {
    const code = postalCode.trim().toUpperCase();
    const [number = '', ...typed] = toWords(text);
    if (!/^\d+[a-z]?$/.test(number) || typed.length === 0) return [];
    const areas = streets.filter((area) => isOnSite(area, siteCulture));
    const near = areas.filter((area) => isIn(area, code));
    return (near.length > 0 ? near : areas)
      .flatMap((area) => area.names.filter((name) => isMatch(name, typed)).map((name) => toSuggestion(area, name)))
      .slice(0, maxStreetSuggestions)
      .map((found) => ({ ...found, address1: `${number.toUpperCase()} ${found.address1}` }));
  },
};

/** A Canadian postal code belongs to one block of a street: only the shopper knows the rest of it. */
function toSuggestion({ postalCode, city, state }: CatalogStreets, name: string): StreetSuggestion {
  return { address1: name, city, state, postalCode: /^\d/.test(postalCode) ? postalCode : '' };
}
