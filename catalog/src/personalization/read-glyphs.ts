import { readFileSync } from 'node:fs';

/** Outlines of a font, 1000 units to the em, the baseline at 0 and down positive: advance and path by character. */
export interface Glyphs {
  capHeight: number;
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
}

/** Reads what a font of the catalog is drawn with. */
export function readGlyphs(code: string): Glyphs {
  return JSON.parse(readFileSync(new URL(`../fonts/${code}.glyphs`, import.meta.resolve('@settee/catalog')), 'utf8'));
}
