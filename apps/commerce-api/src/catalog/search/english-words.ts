import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';

async function loadDictionary() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json'));
  return decodeTrie(await promisify(gunzip)(await readFile(join(folder, 'en_US.trie.gz'))));
}

let dictionary: ReturnType<typeof loadDictionary> | null = null;

/** Returns whether a word is in the American dictionary, which is loaded at the first call. */
export async function isEnglishWord(word: string): Promise<boolean> {
  dictionary ??= loadDictionary();
  return (await dictionary).hasWord(word, false);
}
