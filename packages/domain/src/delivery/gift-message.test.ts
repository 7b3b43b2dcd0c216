import { expect, test } from 'vitest';
import { getGiftMessageLeft, validateGiftMessage } from './gift-message.ts';

test.each([
  ['', null],
  ['For your new home.', null],
  ['For you </script> 🛋️\nLove, N.', null],
  ['x'.repeat(400), null],
  ['🎁'.repeat(400), null],
  ['x'.repeat(401), 'too-long'],
  ['Use 4111 1111 1111 1111', 'card-number'],
])('SHIP-31: %j is %s', (message, error) => {
  expect(validateGiftMessage(message)).toBe(error);
});

test('an emoji counts as one character', () => {
  expect(getGiftMessageLeft('Hi 🎁')).toBe(396);
  expect(getGiftMessageLeft('x'.repeat(410))).toBe(-10);
});
