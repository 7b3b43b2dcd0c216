import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSpelling } from './spelling.ts';

const root = join(import.meta.dirname, '../..');
const spelling = await loadSpelling();
const files = (pattern: string) => globSync(pattern, { cwd: root });

/** The strings of a source file that hold more than one word, without what is put into them and without code. */
const stringsOf = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`/g)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\$\{[^}]*\}/g, ' '))
    .filter((text) => text.includes(' ') && !/[=;{}]|[a-z][A-Z]/.test(text));

const misspelledIn = (found: readonly string[], textsOf: (source: string) => readonly string[]) =>
  found.flatMap((file) =>
    spelling.misspelled(textsOf(readFileSync(join(root, file), 'utf8')).join('\n')).map((word) => `${file}: ${word}`),
  );

test('every word that a screen shows is spelled as in American English', () => {
  const screens = files('apps/storefront/e2e/words/*.txt');
  expect(screens.length).toBeGreaterThan(100);
  expect(misspelledIn(screens, (words) => [words.replace(/^\[[a-z-]+\]/gm, '')])).toEqual([]);
});

test('so are the words that no screen of the tests shows: messages, mails and the catalog', () => {
  const sources = [
    ...files('{packages,apps}/*/src/**/*messages.ts'),
    ...files('apps/storefront/src/shell/policies.ts'),
    ...files('catalog/src/**/*.ts').filter(
      (file) => !/[.]test[.]|src.(schema|check|french)|accounts|promo-codes/.test(file),
    ),
  ];
  expect(misspelledIn(sources, stringsOf)).toEqual([]);
});

test.each([
  ['a misspelled word', 'Your adress', ['adress']],
  ['a British one', 'The colour and the fibre', ['colour', 'fibre']],
  ['a name of the shop with a possessive', 'Settee’s bouclé', []],
  ['a word of the shop in capitals', 'PFAS', []],
])('%s', (_, text, expected) => {
  expect(spelling.misspelled(text)).toEqual(expected);
});

test('no word is on a list that the dictionary knows', () => {
  expect(spelling.needless).toEqual([]);
});
