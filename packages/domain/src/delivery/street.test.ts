import { expect, test } from 'vitest';
import { validateAddressLine2, validateStreet } from './street.ts';

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
])('the street %j is %s', (typed, problem) => {
  expect(validateStreet(typed)).toBe(problem);
});

test('a street has at least two characters', () => {
  expect([validateStreet('5'), validateStreet('5A')]).toEqual(['invalid', null]);
});

test('a street holds at most one colon', () => {
  expect([validateStreet('Attn: Maren, 5 Elm'), validateStreet('A: B: 5 Elm')]).toEqual([null, 'invalid']);
});

test.each([...'<>@&"`%?^=[]{}|\\'])('no line of an address holds %s', (character) => {
  expect(validateStreet(`12 Elm ${character} St`)).toBe('invalid');
  expect(validateAddressLine2(`Apt ${character}`)).toBe('invalid');
});

test.each([
  ['12 Elm St; rear'],
  ["12 O'Hare Av. #5, 1/2-B (rear)"],
  ['12 Rue Ünal + Söhne'],
  ['  12 Elm St  '],
  ['٣ Elm'],
])('the street %j holds only characters that are allowed', (typed) => {
  expect(validateStreet(typed)).toBeNull();
});

test.each([['12 Elm\u0000St'], ['12\nElm'], ['<script>alert(1)</script>']])('the street %j is invalid', (typed) => {
  expect(validateStreet(typed)).toBe('invalid');
});

test('SWATCH-40: a street has 30 characters at most', () => {
  expect([validateStreet('x'.repeat(30)), validateStreet('x'.repeat(31))]).toEqual([null, 'invalid']);
});

test('SWATCH-42: address 2 may be empty or short and has 30 characters at most', () => {
  expect(['', '  ', '5', 'x'.repeat(30)].map(validateAddressLine2)).toEqual([null, null, null, null]);
  expect(validateAddressLine2('x'.repeat(31))).toBe('invalid');
  expect(validateAddressLine2('a: b: c')).toBe('invalid');
});
