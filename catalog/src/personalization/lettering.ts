import { surcharge } from '../money.ts';
import type { CatalogFont, CatalogLocation, CatalogPersonalization, CatalogThread, LetteringArea } from './types.ts';

function font(code: string, name: string, validationRegEx: string, maxLength: number, minLength = 1): CatalogFont {
  return { code, name, validationRegEx, minLength, maxLength };
}

const capitals = '[A-Z]+';
const letters = 'A-Za-zÀ-ÖØ-Ýß-öø-ýÿ';

/** Fonts of the embroidery machine. A monogram is one to three capitals, a name what a robe has room for. */
export const embroideryFonts: readonly CatalogFont[] = [
  font('block', 'Block Monogram', capitals, 3),
  font('script', 'Script Name', `[${letters} '’-]+`, 10, 2),
  font('serif', 'Serif Initials', capitals, 3),
  font('date', 'Date', '[0-9./-]+', 10, 4),
];

const words = `[${letters}0-9 &.'’-]+`;

/** Fonts of the etching laser. */
export const etchingFonts: readonly CatalogFont[] = [
  font('initial', 'Single Initial', '[A-Z]', 1),
  font('engraver', 'Engraver', words, 12, 2),
  font('typewriter', 'Typewriter', words, 14, 2),
];

/** Threads for what is pale, the plainest first. */
export const threads: readonly CatalogThread[] = [
  { code: 'navy', name: 'Navy', color: '#2c3750' },
  { code: 'black', name: 'Black', color: '#1c1c1e' },
  { code: 'pine', name: 'Pine', color: '#35504a' },
  { code: 'rust', name: 'Rust', color: '#9f5434' },
  { code: 'flax', name: 'Flax', color: '#c2a877' },
  { code: 'ivory', name: 'Ivory', color: '#efe8da' },
];

type Place = Pick<CatalogPersonalization, 'templateName' | 'picture' | 'locations'> & {
  lines?: readonly string[];
  /** Dark fabric: the lightest thread is listed first. */
  isDark?: boolean;
};

/** A place with one area in the picture: its middle, size and turn. */
export function at(name: string, ...areas: readonly (readonly [number, number, number, number, number])[]) {
  const drawn = areas.map(([x, y, width, height, turn]): LetteringArea => ({ x, y, width, height, turn }));
  return { name, areas: drawn } satisfies CatalogLocation;
}

/** In-house embroidery. MONO-04 */
export function embroidery({ lines = ['Text1'], isDark = false, ...place }: Place): CatalogPersonalization {
  return {
    type: 700,
    ...place,
    lines,
    fonts: embroideryFonts,
    threads: isDark ? threads.toReversed() : threads,
    price: surcharge(12),
    serviceSku: 700001,
    extraDays: 5,
  };
}

/** In-house etching. MONO-04 */
export function etching({ lines = ['Text1'], ...place }: Omit<Place, 'isDark'>): CatalogPersonalization {
  return {
    type: 705,
    ...place,
    lines,
    fonts: etchingFonts,
    threads: [],
    price: surcharge(10),
    serviceSku: 705001,
    extraDays: 4,
  };
}
