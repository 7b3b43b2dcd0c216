import { expect, test } from 'vitest';
import { hasCardNumber } from './card-number-in-text.ts';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  'Apt 4, 4111-1111-1111-1111',
  'Apt 4 4111 1111 1111 1111 08/31',
  'card:378282246310005.',
  '5555.5555.5555.4444',
  '6011 1111 1111 1117',
  '4111  1111\n1111 1111',
  '４１１１ １１１１ １１１１ １１１１',
])('%j holds a card number', (text) => {
  expect(hasCardNumber(text)).toBe(true);
});

test.each([
  '',
  '2140 N Cleveland Ave',
  'Apt 4111 1111',
  '312 272 0142',
  '4111111111111112',
  '411111111111111',
  '12 Elm St, call 312 272 0142 or 312 272 0143',
  'Order S7QK-4M2P of 2026-11-24',
  'M5J 2N8',
  'aged 41-11, 1111 wishes, 1111 hugs, 1111 kisses',
])('%j holds none', (text) => {
  expect(hasCardNumber(text)).toBe(false);
});

test('a long text of digits is checked without a slow pattern match', () => {
  expect(hasCardNumber('1 '.repeat(200))).toBe(false);
});
