import { expect, test } from 'vitest';
import { validateSecurityCode, formatSecurityCode } from './security-code.ts';

test.each([
  ['12345', 'amex', '1234'],
  ['12 34', 'amex', '1234'],
  ['1234', 'visa', '123'],
  ['1234', 'mc', '123'],
  ['1234', 'discover', '123'],
  ['1234', 'synchrony_cbcc', '123'],
  ['1234', null, '123'],
  ['a1😀2', 'visa', '12'],
  ['１２３', 'visa', '123'],
] as const)('CARD-52, CARD-53: of %j with card type %s the field takes %j', (typed, type, stored) => {
  expect(formatSecurityCode(typed, type)).toBe(stored);
});

test.each([
  ['', 'visa', 'missing'],
  ['  ', 'amex', 'missing'],
  ['123', 'visa', null],
  [' 123 ', 'visa', null],
  ['000', 'visa', null],
  ['1234', 'amex', null],
  ['12', 'visa', 'invalid'],
  ['1234', 'visa', 'invalid'],
  ['123', 'amex', 'invalid'],
  ['12345', 'amex', 'invalid'],
  ['12a', 'visa', 'invalid'],
  ['-12', 'visa', 'invalid'],
  ['1e2', 'visa', 'invalid'],
  ['NaN', 'visa', 'invalid'],
  ['１２３', 'visa', 'invalid'],
] as const)('CARD-51: the code %j of card type %s is %s', (typed, type, problem) => {
  expect(validateSecurityCode(typed, type)).toBe(problem);
});
