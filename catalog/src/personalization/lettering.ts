import { surcharge } from '../money.ts';
import type { CatalogFont, CatalogPersonalization, CatalogThread } from './types.ts';

function font(code: string, name: string, validationRegEx: string, maxLength: number, minLength = 1): CatalogFont {
  return { code, name, validationRegEx, minLength, maxLength };
}

const capitals = '[A-Z]+';
const words = "[A-Za-z0-9 &.'’-]+";

/** Fonts of the embroidery machine. A monogram is one to three capitals, a name what a robe has room for. */
export const embroideryFonts: readonly CatalogFont[] = [
  font('block', 'Block Monogram', capitals, 3),
  font('script', 'Script Name', "[A-Za-z '-]+", 10, 2),
  font('serif', 'Serif Initials', capitals, 3),
  font('date', 'Date', '[0-9./-]+', 10, 4),
];

/** Fonts of the etching laser. */
export const etchingFonts: readonly CatalogFont[] = [
  font('initial', 'Single Initial', '[A-Z]', 1),
  font('engraver', 'Engraver', words, 12, 2),
  font('typewriter', 'Typewriter', words, 14, 2),
];

export const threads: readonly CatalogThread[] = [
  { code: 'ivory', name: 'Ivory', color: '#efe8da' },
  { code: 'flax', name: 'Flax', color: '#c2a877' },
  { code: 'rust', name: 'Rust', color: '#9f5434' },
  { code: 'pine', name: 'Pine', color: '#35504a' },
  { code: 'navy', name: 'Navy', color: '#2c3750' },
  { code: 'black', name: 'Black', color: '#1c1c1e' },
];

/** In-house embroidery. MONO-04 */
export function embroidery(templateName: string, locationName: string, lines = ['Text1']): CatalogPersonalization {
  return {
    type: 700,
    templateName,
    locationName,
    lines,
    fonts: embroideryFonts,
    threads,
    price: surcharge(12),
    serviceSku: 700001,
    extraDays: 5,
  };
}

/** In-house etching. MONO-04 */
export function etching(templateName: string, locationName: string, lines = ['Text1']): CatalogPersonalization {
  return {
    type: 705,
    templateName,
    locationName,
    lines,
    fonts: etchingFonts,
    threads: [],
    price: surcharge(10),
    serviceSku: 705001,
    extraDays: 4,
  };
}
