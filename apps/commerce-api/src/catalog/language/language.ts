import type { Site } from '@settee/domain';
import { english } from './english.ts';
import { french } from './french.ts';
import type { AttributeWords, SearchLanguage } from './types.ts';

/** The language that shoppers of a page search in. */
export const languageOf = ({ locale }: Pick<Site, 'locale'>): SearchLanguage =>
  locale.startsWith('fr') ? french : english;

/** A French word before an apostrophe, as in "table d'appoint". */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu;

/** Lower case, without accents, apostrophes and elided words. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(elided, ' ')
    .replaceAll(/œ/giu, 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase();
}

/** The words of a text, normalized. */
export const wordsOf = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the keys of the attributes in a text. The longest phrase wins: 'brushed steel' does not count as 'steel'. */
export function attributesIn(text: string, attributes: Readonly<Record<string, AttributeWords>>): string[] {
  let rest = ` ${wordsOf(text).join(' ')} `;
  const phrases = Object.entries(attributes)
    .flatMap(([key, { words }]) => words.map((word) => ({ key, word })))
    .toSorted((one, other) => other.word.length - one.word.length);
  const found = new Set<string>();
  for (const { key, word } of phrases) {
    if (!rest.includes(` ${word} `)) continue;
    found.add(key);
    rest = rest.replaceAll(` ${word} `, '  ');
  }
  return Object.keys(attributes).filter((key) => found.has(key));
}

/** One word for each value of a filter, so that a search for it is one for a word. */
export const tagOf = (facet: 'color' | 'material', key: string) => `${facet}${key.replaceAll('-', '')}`;
