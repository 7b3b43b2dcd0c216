import { expect, test } from 'vitest';
import { validateCardExpiry, formatCardExpiry, parseCardExpiry, getYearMonth } from './card-expiry.ts';

const now = { month: 11, year: 2026 };

function typeIn(keys: string): string {
  let shown = '';
  for (const key of keys) shown = formatCardExpiry(key === '<' ? shown.slice(0, -1) : shown + key, shown);
  return shown;
}

test.each([
  ['1', '1'],
  ['0', '0'],
  ['12', '12/'],
  ['122', '12/2'],
  ['1227', '12/27'],
  ['12/27', '12/27'],
  ['01/30', '01/30'],
])('CARD-44, CARD-46: typing %s shows %s, the slash with the second digit', (keys, shown) => {
  expect(typeIn(keys)).toBe(shown);
});

test.each([
  ['2', '02/'],
  ['9', '09/'],
  ['1', '1'],
  ['727', '07/27'],
  ['1/27', '01/27'],
])('CARD-45: typing %s shows %s', (keys, shown) => {
  expect(typeIn(keys)).toBe(shown);
});

test.each([
  ['12<', '12'],
  ['12<<', '1'],
  ['12<7', '12/7'],
  ['1227<<<', '12'],
  ['1227<<<<<', ''],
  ['5<', '05'],
  ['5<<', '0'],
  ['5<<<', ''],
])('CARD-46: Backspace removes the slash: typing %s leaves %j', (keys, shown) => {
  expect(typeIn(keys)).toBe(shown);
});

test('a digit removed from the middle leaves the rest in its place', () => {
  expect(formatCardExpiry('1/27', '12/27')).toBe('1/27');
  expect(formatCardExpiry('11/27', '1/27')).toBe('11/27');
});

test.each([
  ['12/2027', '12/27'],
  ['12 / 2027', '12/27'],
  ['122027', '12/27'],
  ['2027-12', '12/27'],
  [' 12/27 ', '12/27'],
  ['2020-01', '01/20'],
])('CARD-44: autofill of %j shows %s', (filled, shown) => {
  expect(formatCardExpiry(filled, '')).toBe(shown);
});

test.each([['12/271'], ['122799999'], ['9'.repeat(100)], ['12/27 abc'], ['😀12😀27']])(
  'CARD-47: typing %j shows at most 5 characters, digits and a slash',
  (typed) => {
    expect(typeIn(typed)).toMatch(/^\d\d\/\d\d$/);
  },
);

test.each([
  ['12/27', { month: 12, year: 2027 }],
  ['01/99', { month: 1, year: 2099 }],
  ['12/2027', { month: 12, year: 2027 }],
  ['2027-12', { month: 12, year: 2027 }],
  ['12/', { month: 12, year: 0 }],
  ['12/00', { month: 12, year: 0 }],
  ['', { month: 0, year: 0 }],
])('CARD-48: %j is stored as %j, the year being 20 plus two digits', (typed, stored) => {
  expect(parseCardExpiry(typed)).toEqual(stored);
});

test.each([[''], ['  '], ['1'], ['12/'], ['00/27'], ['0/27'], ['12/00'], ['NaN'], ['</script>'], ['😀']])(
  'in %j the month or the year is missing or 0',
  (typed) => {
    expect(validateCardExpiry(typed, now)).toBe('missing');
  },
);

test.each([
  ['11/26', null],
  ['１２/２７', null],
  ['10/26', 'invalid'],
  ['12/25', 'invalid'],
  ['01/27', null],
  ['13/27', 'invalid'],
  ['99/99', 'invalid'],
  ['12/2', 'invalid'],
  ['11/46', null],
  ['12/46', 'invalid'],
])('in November 2026 the expiration %s is %s', (typed, problem) => {
  expect(validateCardExpiry(typed, now)).toBe(problem);
});

test('the current month is the one of the shopper, January being 1', () => {
  expect(getYearMonth(new Date(2026, 0, 31, 23, 59))).toEqual({ month: 1, year: 2026 });
});

test('a year typed with four digits becomes its last two', () => {
  const typed = (text: string) => [...text].reduce((shown, key) => formatCardExpiry(shown + key, shown), '');
  expect(typed('01/2030')).toBe('01/30');
  expect(typed('1/2030')).toBe('01/30');
  expect(typed('012030')).toBe('01/30');
  expect(typed('01/20')).toBe('01/20');
  expect(typed('12/31')).toBe('12/31');
});
