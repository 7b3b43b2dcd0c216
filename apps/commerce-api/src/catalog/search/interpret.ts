import type { ProductShow, SearchLink, Sku } from '@settee/domain';
import { normalizeText, singularWord, tagOf, wordsOf } from '../language/language.ts';
import type { AttributeWords, SearchLanguage } from '../language/types.ts';
import type { PriceLimits, SearchTerm } from '../../platform/ports/product-search.ts';
import { readPrice } from './price-words.ts';

/** A query as the search understands it. */
export interface Interpretation {
  terms: readonly SearchTerm[];
  price: PriceLimits;
  shows: readonly ProductShow[];
  /** The query has words, even if none describes a product. */
  hasWords: boolean;
  /** The number that it consists of; 0 without. */
  sku: Sku;
  /** The page that it names, when it names nothing else. */
  service: SearchLink | null;
  /** The terms before a word such as 'for', which name what is wanted; none without such a word. */
  head: readonly SearchTerm[];
  /** It names a thing that the shop does not sell. */
  isNotSold: boolean;
}

const maxWords = 8;
const maxPhraseWords = 5;

/** A phrase, and it with its last or with all words in the singular. */
function formsOf(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  const last = [...words.slice(0, -1), singularWord(words.at(-1) ?? '')];
  return [phrase, last.join(' '), words.map(singularWord).join(' ')];
}

/** The entry of a phrase, of it or of its singular. */
function findEntry<Value>(table: Readonly<Record<string, Value>>, phrase: string): Value | undefined {
  const known = formsOf(phrase).find((form) => Object.hasOwn(table, form));
  return known === undefined ? undefined : table[known];
}

const keysOf = (attributes: Readonly<Record<string, AttributeWords>>, phrase: string) =>
  Object.entries(attributes).flatMap(([key, { words }]) =>
    formsOf(phrase).some((form) => words.includes(form)) ? [key] : [],
  );

/** Phrases that name the same as one: synonyms, and the tags of colors and materials. */
function phrasesOf(phrase: string, language: SearchLanguage): string[] {
  const colors = keysOf(language.colors, phrase).map((key) => tagOf('color', key));
  const kinds = findEntry(language.materialKinds, phrase) ?? [];
  const materials = [...keysOf(language.materials, phrase), ...kinds].map((key) => tagOf('material', key));
  return [...(findEntry(language.synonyms, phrase) ?? []), ...colors, ...materials];
}

/** By word or phrase of the language, the others that it also finds; for a search engine. */
export function synonymsOf(language: SearchLanguage): Record<string, string[]> {
  const { colors, materials, materialKinds, synonyms } = language;
  const named = [colors, materials].flatMap((table) => Object.values(table).flatMap(({ words }) => words));
  const phrases = new Set([...Object.keys(synonyms), ...Object.keys(materialKinds), ...named]);
  return Object.fromEntries([...phrases].map((phrase) => [phrase, phrasesOf(phrase, language)]));
}

/** Cuts words into the longest phrases that the language knows, and single words. */
function readTerms(words: readonly string[], language: SearchLanguage): SearchTerm[] {
  const terms: SearchTerm[] = [];
  for (let index = 0; index < words.length; ) {
    let length = Math.min(maxPhraseWords, words.length - index);
    const phraseOf = () => words.slice(index, index + length).join(' ');
    while (length > 1 && phrasesOf(phraseOf(), language).length === 0) length -= 1;
    const typed = phraseOf();
    if (length > 1 || !language.fillers.has(typed))
      terms.push({ typed, phrases: [typed, ...phrasesOf(typed, language)] });
    index += length;
  }
  return terms;
}

/** Takes phrases such as 'on sale' out of a text, the longest first. */
function readShows(text: string, { shows }: SearchLanguage): { rest: string; shows: ProductShow[] } {
  const phrases = Object.entries(shows)
    .flatMap(([show, { phrases: all }]) => all.map((phrase) => ({ show: show as ProductShow, phrase })))
    .toSorted((one, other) => other.phrase.length - one.phrase.length);
  const found = new Set<ProductShow>();
  let rest = ` ${text} `;
  for (const { show, phrase } of phrases) {
    if (!rest.includes(` ${phrase} `)) continue;
    found.add(show);
    rest = rest.replaceAll(` ${phrase} `, ' ');
  }
  return { rest, shows: [...found] };
}

/** The page that a text names. */
function serviceOf(text: string, { services, fillers }: SearchLanguage): SearchLink | null {
  const words = wordsOf(text);
  const essence = words.filter((word) => !fillers.has(word)).join(' ');
  const found = services.find(({ phrases }) => [words.join(' '), essence].some((one) => phrases.includes(one)));
  return found ? { label: found.label, url: found.url } : null;
}

/**
 * The page that a part of a query names, by its longest phrase; a single word of a query that finds products names one
 * in a question alone.
 */
export function findMentionedPage(text: string, language: SearchLanguage, hasProducts: boolean): SearchLink | null {
  const { services, questions } = language;
  const typed = wordsOf(text);
  const words = ` ${typed.join(' ')} `;
  const isByWord = !hasProducts || questions.has(typed[0] ?? '');
  const [longest] = services
    .flatMap(({ label, url, phrases }) => phrases.map((phrase) => ({ label, url, phrase })))
    .filter(({ phrase }) => words.includes(` ${phrase} `) && (isByWord || phrase.includes(' ')))
    .toSorted((one, other) => other.phrase.length - one.phrase.length);
  return longest ? { label: longest.label, url: longest.url } : null;
}

/** Reads a query: prices, offers, SKUs, pages, and the terms that are left. */
export function interpret(query: string, language: SearchLanguage): Interpretation {
  const { rest: unpriced, price } = readPrice(normalizeText(query), language.prices);
  const service = serviceOf(query, language);
  const { rest, shows } = readShows(wordsOf(unpriced).join(' '), language);
  const words = wordsOf(rest).slice(0, maxWords);
  const [, sku = '0'] = /^\s*(?:sku|item|no|#)?[\s#.:]*s?(\d{5,9})\s*$/i.exec(query) ?? [];
  const headLength = words.findIndex((word) => language.qualifiers.has(word));
  return {
    terms: readTerms(words, language),
    head: readTerms(words.slice(0, Math.max(headLength, 0)), language),
    price,
    shows,
    hasWords: words.length > 0,
    sku: Number(sku),
    service,
    isNotSold: words.some((word) => language.notSold.has(word) || language.notSold.has(singularWord(word))),
  };
}
