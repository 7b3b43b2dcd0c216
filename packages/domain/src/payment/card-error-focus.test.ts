import { expect, test } from 'vitest';
import { cardErrorFocus } from './card-error-focus.ts';

test.each([['tns'], ['session'], ['rewards-restriction'], ['old-rewards-card'], ['number']] as const)(
  'CARD-57: a %s error takes the focus to the card number',
  (error) => {
    expect(cardErrorFocus([error])).toBe('number');
  },
);

test('CARD-58: a date error takes the focus to the expiry', () => {
  expect(cardErrorFocus(['date'])).toBe('expiration');
});

test('CARD-59: a CVV error takes the focus to the security code', () => {
  expect(cardErrorFocus(['cvv'])).toBe('securityCode');
});

test.each([
  [['cvv', 'date', 'number'], 'number'],
  [['cvv', 'session'], 'number'],
  [['cvv', 'date'], 'expiration'],
  [[], null],
] as const)('CARD-60: with the errors %j focus moves to %s', (errors, field) => {
  expect(cardErrorFocus(errors)).toBe(field);
});
