import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(join(import.meta.dirname, `${name}.txt`), 'utf8'))
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

export interface Spelling {
  /** The words of a text that are misspelled on a US site, each once. */
  misspelled: (text: string) => string[];
  /** Lines of the committed lists that the dictionary knows anyway. */
  needless: readonly string[];
}

/** Loads the American dictionary with the project's word lists in this folder. */
export async function loadSpelling(): Promise<Spelling> {
  const require = createRequire(import.meta.url);
  const dictionary = decodeTrie(
    gunzipSync(await readFile(join(dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json')), 'en_US.trie.gz'))),
  );
  const knows = (word: string) => dictionary.hasWord(word, true) || dictionary.hasWord(word.toLowerCase(), true);
  const own = (await Promise.all(['names', 'shop-words'].map(linesOf))).flat();
  const [known, british] = [new Set(own), new Set(await linesOf('british'))];
  const isRight = (word: string): boolean => {
    if (known.has(word)) return true;
    if (british.has(word.toLowerCase())) return false;
    return knows(word);
  };
  return {
    needless: own.filter((word) => knows(word) && !british.has(word.toLowerCase())),
    misspelled: (text) => {
      // Email addresses and handles are not words.
      const words =
        text
          .normalize('NFC')
          .replace(/\S*@\S*/g, ' ')
          .match(/(?<![\d\p{L}])\p{L}[\p{L}’']*\p{L}/gu) ?? [];
      const bare = words.map((word) => word.replaceAll('’', "'").replace(/'s$/, ''));
      return [...new Set(bare.filter((word) => !isRight(word)))];
    },
  };
}
