import { expect, test } from 'vitest';
import { validateEmail } from './email.ts';

test.each([
  ['name@domain.com', null],
  [' name@domain.com ', null],
  ['first.last+tag@mail.example.co', null],
  ["o'brien@example.info", null],
  ['NAME@DOMAIN.COM', null],
  ['a@b.co', null],
  ['name@domain.c', 'invalid'],
  ['name@domain.house', 'invalid'],
  ['name@domain.photography', 'invalid'],
  ['name@domain.photography.com', null],
  ['name@domain.c0m', 'invalid'],
  ['name@domain', 'invalid'],
  ['name@.com', 'invalid'],
  ['name@-domain.com', 'invalid'],
  ['name@dom ain.com', 'invalid'],
  ['name@@domain.com', 'invalid'],
  ['name@x@domain.com', 'invalid'],
  ['@domain.com', 'invalid'],
  ['name.@domain.com', 'invalid'],
  ['na..me@domain.com', 'invalid'],
  ['na me@domain.com', 'invalid'],
  ['name@domain.com.', 'invalid'],
  ['name＠domain.com', 'invalid'],
  ['😀@domain.com', 'invalid'],
  ['<script>@domain.com', 'invalid'],
  ['name@domain.com\nbcc:x@y.com', 'invalid'],
])('SHIP-12: with a top-level domain of 2 to 4 characters %j is %s', (typed, problem) => {
  expect(validateEmail(typed, 'short')).toBe(problem);
});

test.each([
  ['name@domain.house', null],
  ['name@domain.photography', null],
  ['name@domain.photography.com', null],
  ['NAME@DOMAIN.PHOTOGRAPHY', null],
  ['name@domain.c', 'invalid'],
  ['name@domain.c0m', 'invalid'],
  ['name@photography', 'invalid'],
  ['name@domain.photography.', 'invalid'],
])(
  'README decision 4, SWATCH-62, PWD-08, README decision 20: with the upper bound lifted %j is %s',
  (typed, problem) => {
    expect(validateEmail(typed, 'any')).toBe(problem);
  },
);

test('an empty email is missing', () => {
  expect([validateEmail('', 'short'), validateEmail('  ', 'any')]).toEqual(['missing', 'missing']);
});

test('SWATCH-63: an email has 66 characters at most', () => {
  expect(validateEmail(`${'a'.repeat(61)}@b.co`, 'short')).toBeNull();
  expect(validateEmail(`${'a'.repeat(62)}@b.co`, 'short')).toBe('invalid');
});

test('a malicious input is rejected without a slow pattern match', () => {
  expect(validateEmail(`${'a.'.repeat(500_000)}@`, 'any')).toBe('invalid');
});
