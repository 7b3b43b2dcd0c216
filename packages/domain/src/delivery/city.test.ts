import { expect, test } from 'vitest';
import { validateCity } from './city.ts';

test('an empty city is missing', () => {
  expect([validateCity(''), validateCity('   ')]).toEqual(['missing', 'missing']);
});

test('a city has 28 characters at most', () => {
  expect([validateCity('x'.repeat(28)), validateCity('x'.repeat(29))]).toEqual([null, 'invalid']);
});

test.each([
  ['Chicago', null],
  ['St. Louis', null],
  ["Coeur d'Alene", null],
  ['Coeur d’Alene', null],
  ['Winston-Salem', null],
  ['Montréal', null],
  ['100 Mile House', null],
  ['A/B & C, (D)', null],
  ['Saint-Louis-du-Ha! Ha!', null],
  ['Chicago;', 'invalid'],
  ['Chicago?', 'invalid'],
  ['Chicago_', 'invalid'],
  ['Chi<b>', 'invalid'],
  ['Chicago😀', 'invalid'],
  ['Chicago１', 'invalid'],
  ['Chi\ncago', 'invalid'],
])('SWATCH-45: the city %j is %s', (typed, problem) => {
  expect(validateCity(typed)).toBe(problem);
});
