import type { ShopSite } from '@settee/domain';
import type { Database } from '../../platform/database/database.ts';
import type { ProductSearch } from '../../platform/ports/product-search.ts';
import { languageOf } from '../language/language.ts';
import type { SearchLanguage } from '../language/types.ts';
import { findSimilarWords } from '../products/search-words.queries.ts';
import { closestWord } from './closest-word.ts';
import { isEnglishWord } from './english-words.ts';
import { readListings } from '../products/read-listings.queries.ts';

/** Maximum number of similar catalog words that are compared letter by letter. */
const maxCandidates = 40;

const wordLists = new WeakMap<SearchLanguage, readonly string[]>();

/** Words of a language's search vocabulary. */
function wordsOfLanguage(language: SearchLanguage): readonly string[] {
  const known = wordLists.get(language);
  if (known) return known;
  const { colors, materials, materialKinds, synonyms, services, fillers, notSold, shows } = language;
  const phrases = [
    ...[colors, materials].flatMap((table) => Object.values(table).flatMap(({ words }) => words)),
    ...Object.keys(materialKinds),
    ...Object.entries(synonyms).flatMap(([phrase, others]) => [phrase, ...others]),
    ...[...services, ...Object.values(shows)].flatMap((entry) => entry.phrases),
    ...fillers,
    ...notSold,
  ];
  const words = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 2))];
  wordLists.set(language, words);
  return words;
}

async function correct(db: Database, { brand, locale }: ShopSite, word: string): Promise<string | null> {
  const language = languageOf({ locale });
  if (!/^\p{L}{4,30}$/u.test(word) || (await isEnglishWord(word))) return null;
  const wanted = { brand, language: language.configuration, word };
  const similar = await findSimilarWords(db, wanted, maxCandidates);
  return closestWord(word, [...similar, ...wordsOfLanguage(language)]);
}

/** Product search by PostgreSQL's full-text search, with trigrams for misspelled words. */
export const databaseSearch: ProductSearch = {
  find: (db, request) => readListings(db, { ...request, category: '' }),
  correct,
  update: () => Promise.resolve(),
};
