import { expect, test } from 'vitest';
import { findBannedWords } from './language.ts';

test.each([
  ['a banned word in an identifier', 'const tellShopper = 1;', ['tell']],
  ['one between humps', 'export function readCompany() {}', ['company']],
  ['the start of another word', 'const tellurium = 1;', []],
  ['a name that the requirements quote', 'const { basketId } = cart;', []],
  ['a property of a type', 'type A = { told: string };', ['told']],
  ['a banned word in a comment', '// The server answers late.', ['answers']],
  ['a turn of several words', '// The request is on its way.', ['on its way']],
  ['a quoted text', "// 'Tell us more' is a button.", []],
  ['a term of the glossary', '// Lead time of a product in days.', []],
  ['a docstring that starts with a relative clause', '/** What the cart holds. */', ['relative clause']],
  ['a plain comment that does', '// What the cart holds.', []],
  ['a test title', "test.each([1])('CART-06: the page tells why', () => {});", ['tells']],
  ['a string elsewhere', "say('Tell us');", []],
])('%s', (_, source, words) => {
  expect(findBannedWords('a.ts', source).map(({ word }) => word)).toEqual(words);
});

test('the name of a story is allowed where it is exported and tested', () => {
  expect(findBannedWords('a.stories.tsx', 'export const Refused = {};\nconst told = 1;')).toMatchObject([
    { text: 'told' },
  ]);
  expect(findBannedWords('a.test.tsx', 'const { Refused } = composeStories(stories);\nRefused.run();')).toEqual([]);
  expect(findBannedWords('a.test.tsx', 'const all = composeStories(stories);\nall.Refused.run();')).toEqual([]);
  expect(findBannedWords('a.tsx', 'export const Refused = {};')).toHaveLength(1);
});

test('a finding names its line and what to write', () => {
  expect(findBannedWords('a.tsx', '\n\nconst a = <p>{shelf}</p>;')).toEqual([
    { line: 3, text: 'shelf', word: 'shelf', use: expect.stringContaining('cache') },
  ]);
});
