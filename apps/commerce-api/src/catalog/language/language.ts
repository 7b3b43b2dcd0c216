import { plainText, type Site } from '@settee/domain';
import { english } from './english.ts';
import { french } from './french.ts';
import type { AttributeWords, SearchLanguage } from './types.ts';

/** The language that shoppers of a page search in. */
export const languageOf = ({ locale }: Pick<Site, 'locale'>): SearchLanguage =>
  locale.startsWith('fr') ? french : english;

/** Signs that are written for an apostrophe. */
const apostrophes = /['’‘‛ʼʻ`´′＇]/g;

/** A French word before an apostrophe, as in "table d'appoint". */
const elided = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)'(?=\p{L})/giu;

/** Letters that are two, or another one, without their accent. */
const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/** Lower case, without accents, apostrophes, elided words and what no one sees. */
export function normalizeText(text: string): string {
  return plainText(text)
    .replaceAll(apostrophes, "'")
    .replaceAll(elided, ' ')
    .replaceAll(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKD'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[œæßøłđı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll("'", '');
}

/** The words of a text, normalized. */
export const wordsOf = (text: string): string[] => normalizeText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word without its ending in s, es or x, so that 'sofas' finds what 'sofa' does, and 'couches' what 'couch' does. */
export const singularWord = (word: string): string =>
  word.length > 3 ? word.replace(/(?<=ch|sh|ss)es$|(?<=[^s])s$|(?<=eau)x$/, '') : word;

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
