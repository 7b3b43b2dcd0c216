import { expect, test } from 'vitest';
import { digitsOf, isPasted, plainText, readCode, whenPasted } from './plain-text.ts';
import { disguises } from '../../fixtures/disguises.ts';

test.each(disguises('WELCOME-10'))('CART-21: form %# of a code is read as the code', (entry) => {
  expect(readCode(entry)).toBe('WELCOME-10');
  expect(readCode(readCode(entry))).toBe('WELCOME-10');
});

test.each(disguises('4111 1111'))('CARD-32: %j has the digits 41111111', (entry) => {
  expect(digitsOf(entry)).toBe('41111111');
});

test.each([
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['O’Neill', 'O’Neill'],
  ['山田', '山田'],
  ['12\u201314 Main\u00a0St', '12-14 Main St'],
  ['a\tb\nc', 'a b c'],
  ['5²', '5²'],
  ['1½', '1½'],
  ['', ''],
])('%j is the text %j', (entry, text) => {
  expect(plainText(entry)).toBe(text);
});

test.each([
  ['1', '', false],
  ['12', '1', false],
  ['142', '12', false],
  ['1', '12', false],
  ['12/2', '12/27', false],
  ['12/28', '12/27', false],
  ['30/01', '', true],
  ['30/01', '12/27', true],
  ['1128', '123', true],
  ['', '12', false],
])('%j after %j is pasted: %j', (text, previous, isIt) => {
  expect(isPasted(text, previous)).toBe(isIt);
  expect(whenPasted(() => 'read')(text, previous)).toBe(isIt ? 'read' : text);
});
