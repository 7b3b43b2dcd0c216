import { expect, test } from 'vitest';
import { disguises } from '../../fixtures/disguises.ts';
import { formatPrice } from '../site/money.ts';
import { readAmount, toAmountEntry } from './amount.ts';

test.each([
  ['1,000', 100_000],
  ['$1,250.50', 125_050],
  ['5', 500],
  [' 12.50 ', 1_250],
  ['$7.5', 750],
  ['CAD 20', 2_000],
  ['20 USD', 2_000],
  ['US$20', 2_000],
  ['20 dollars', 2_000],
  ['12', 1_200],
  ['12.', 1_200],
  ['12.5', 1_250],
  ['12,50', 1_250],
  ['1,23', 123],
  ['.5', 50],
  ['$1,234.56', 123_456],
  [' 1 234.56 ', 123_456],
  ['1 234,56', 123_456],
  ['1.234,56', 123_456],
  ['1’234.56', 123_456],
  ["1'234", 123_400],
  ['1234567.89', 123_456_789],
  ['1,234,567', 123_456_700],
  ['1.234.567', 123_456_700],
  ['1,234,567.8', 123_456_780],
  ['0', 0],
  ['٣', 300],
  ['１２．５０', 1_250],
])('CART-19, TWO-10: %j is read as %j cents', (entry, cents) => {
  expect(readAmount(entry, 'en-US')).toBe(cents);
});

test.each([
  ['1 250,50 $', 125_050],
  ['1\u00a0250,50\u00a0$', 125_050],
  ['1\u202f250,50\u202f$ CA', 125_050],
  ['1.250,50', 125_050],
  ['1,250.50', 125_050],
  ['1.250', 125_000],
  ['12,5', 1_250],
  ['12.50', 1_250],
  ['20 $', 2_000],
])('in French %j is read as %j cents', (entry, cents) => {
  expect(readAmount(entry, 'fr-CA')).toBe(cents);
});

test.each([
  ['1.000', 'en-US'],
  ['1,000', 'fr-CA'],
  ['12.345', 'en-US'],
  ['1,000,00', 'en-US'],
  ['1,00,000', 'en-US'],
  ['12,34,56', 'en-US'],
  ['1.2.3', 'en-US'],
  ['0,500', 'en-US'],
  ['1,2345', 'en-US'],
  ['1 23', 'en-US'],
  ['1,234 567', 'en-US'],
  ['1234,567', 'en-US'],
])('%j in %s could be two amounts, or is none, and is not guessed', (entry, locale) => {
  expect(readAmount(entry, locale)).toBeNull();
});

test.each([
  '',
  ' ',
  '.',
  ',',
  '$',
  '-5',
  '\u22125',
  '(5)',
  '5-10',
  '1e3',
  '5²',
  '1½',
  'Infinity',
  'NaN',
  'ten 🛋️',
  '20%',
  '9'.repeat(20),
])('%j is no amount', (entry) => {
  expect(readAmount(entry, 'en-US')).toBeNull();
});

test.each(disguises('$1,250.50'))('CART-19: %j is read as 1250.50', (entry) => {
  expect(readAmount(entry, 'en-US')).toBe(125_050);
});

test('an amount as the shop writes it is read as the same in each language', () => {
  for (const [locale, currency] of [
    ['en-US', 'USD'],
    ['en-CA', 'CAD'],
    ['fr-CA', 'CAD'],
    ['es-US', 'USD'],
    ['en-GB', 'GBP'],
    ['de-DE', 'EUR'],
    ['ja-JP', 'JPY'],
    ['en-US', 'KWD'],
    ['fr-FR', 'KWD'],
  ] as const)
    for (let cents = 1; cents < 100_000_000; cents = cents * 3 + 7)
      expect(readAmount(formatPrice(cents, { locale, currency }), locale, currency), `${locale} ${cents}`).toBe(cents);
});

test.each([
  ['1000', 'ja-JP', 'JPY', 1_000],
  ['1,000', 'ja-JP', 'JPY', 1_000],
  ['1.000', 'ja-JP', 'JPY', 1_000],
  ['￥1,000', 'ja-JP', 'JPY', 1_000],
  ['¥ 1,000', 'ja-JP', 'JPY', 1_000],
  ['1000円', 'ja-JP', 'JPY', 1_000],
  ['¥1,000', 'en-US', 'JPY', 1_000],
  ['1000 jpy', 'en-US', 'JPY', 1_000],
  ['1 234,50 €', 'fr-FR', 'EUR', 123_450],
  ['5 euros', 'en-IE', 'EUR', 500],
  ['£12.50', 'en-GB', 'GBP', 1_250],
  ['A$20', 'en-US', 'AUD', 2_000],
  ['20 A$', 'en-AU', 'AUD', 2_000],
  ['$20', 'en-AU', 'AUD', 2_000],
  ['CHF 12.50', 'de-CH', 'CHF', 1_250],
  ['KWD 1,234.500', 'en-US', 'KWD', 1_234_500],
  ['1.250', 'en-US', 'KWD', 1_250],
  ['1,250', 'en-US', 'KWD', 1_250_000],
  ['1,250', 'fr-FR', 'KWD', 1_250],
  ['12.5', 'en-US', 'KWD', 12_500],
])('%j in %s is read in the smallest unit of %s as %j', (entry, locale, currency, amount) => {
  expect(readAmount(entry, locale, currency)).toBe(amount);
});

test.each([
  ['1000.5', 'ja-JP', 'JPY'],
  ['1000.00', 'ja-JP', 'JPY'],
  ['$1000', 'en-US', 'JPY'],
  ['20 USD', 'en-GB', 'GBP'],
  ['1.2345', 'en-US', 'KWD'],
])('%j in %s is no amount of %s', (entry, locale, currency) => {
  expect(readAmount(entry, locale, currency)).toBeNull();
});

test.each([
  [125_050, 'en-US', 'USD', '1250.50'],
  [125_050, 'fr-CA', 'CAD', '1250.50'],
  [1_000, 'ja-JP', 'JPY', '1000'],
  [1_250, 'en-US', 'KWD', '1.250'],
  [1_250, 'fr-FR', 'KWD', '1,250'],
])('%j in %s and %s is %j in a field, and is read as the same', (amount, locale, currency, entry) => {
  expect(toAmountEntry(amount, locale, currency)).toBe(entry);
  expect(readAmount(entry, locale, currency)).toBe(amount);
});
