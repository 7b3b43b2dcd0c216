import { expect, test } from 'vitest';
import { getCountryRules, validatePostalCodeIn } from './country-rules.ts';
import { fitPostalCode, validateZipPanelCode, formatZipPanelCode } from './postal-code.ts';

/** As an address form validates it. */
const validatePostalCode = (code: string, siteCulture: 'USA' | 'CANADA') =>
  validatePostalCodeIn(code, getCountryRules(siteCulture));

const US_TABLE = [
  ['60062', null],
  [' 60062 ', null],
  ['00501', null],
  ['6006', 'invalid'],
  ['600621', 'invalid'],
  ['60062-1234', 'invalid'],
  ['6006a', 'invalid'],
  ['６００６２', 'invalid'],
  ['K1A 0B1', 'invalid'],
  ['', 'missing'],
  ['   ', 'missing'],
] as const;

test.each(US_TABLE)('ZIP-08: in the zip panel %j is %s', (typed, problem) => {
  expect(validateZipPanelCode(typed, 'USA')).toBe(problem);
});

test.each(US_TABLE)('in an address form %j is %s', (typed, problem) => {
  expect(validatePostalCode(typed, 'USA')).toBe(problem);
});

const CANADIAN_TABLE = [
  ['K1A 0B1', null],
  ['K1A0B1', null],
  ['k1a 0b1', null],
  ['K1A  0B1', 'invalid'],
  ['K1A-0B1', 'invalid'],
  ['K1A 0B', 'invalid'],
  ['K1A0B', 'invalid'],
  ['K1A 0B11', 'invalid'],
  ['11A 0B1', 'invalid'],
  ['60062', 'invalid'],
  ['K1A 0B1</script>', 'invalid'],
  ['ſ1A 0B1', 'invalid'],
  ['', 'missing'],
] as const;

test.each(CANADIAN_TABLE)('ZIP-09: in the postal code panel %j is %s', (typed, problem) => {
  expect(validateZipPanelCode(typed, 'CANADA')).toBe(problem);
});

test.each(CANADIAN_TABLE)('SWATCH-47, README decision 23: in a Canadian address form %j is %s', (typed, problem) => {
  expect(validatePostalCode(typed, 'CANADA')).toBe(problem);
});

test.each([...'DFIOQUWZ'])('ZIP-10: no Canadian code starts with %s', (letter) => {
  expect(validateZipPanelCode(`${letter}1A 0B1`, 'CANADA')).toBe('invalid');
  expect(validatePostalCode(`${letter}1A 0B1`, 'CANADA')).toBe('invalid');
});

test.each([...'ABCEGHJKLMNPRSTVXY'])('ZIP-10: a Canadian code may start with %s', (letter) => {
  expect(validateZipPanelCode(`${letter}1A 0B1`, 'CANADA')).toBeNull();
  expect(validatePostalCode(`${letter}1A 0B1`, 'CANADA')).toBeNull();
});

test.each([...'DFIOQU'])(
  'SWATCH-47: the form bars %s later in the code too, the panel does not (README decision 6)',
  (letter) => {
    for (const code of [`K1${letter} 0B1`, `K1A 0${letter}1`]) {
      expect(validatePostalCode(code, 'CANADA')).toBe('invalid');
      expect(validateZipPanelCode(code, 'CANADA')).toBeNull();
    }
    expect([validatePostalCode('K1W 0Z1', 'CANADA'), validateZipPanelCode('K1W 0Z1', 'CANADA')]).toEqual([null, null]);
  },
);

test('ZIP-14, ZIP-15, ZIP-16: the panel takes 5 characters in the US, 7 in Canada, upper-cased', () => {
  expect(formatZipPanelCode('600621', 'USA')).toBe('60062');
  expect(formatZipPanelCode('k1a 0b1x', 'CANADA')).toBe('K1A 0B1');
  expect(formatZipPanelCode('  60062', 'USA')).toBe('60062');
});

test.each([
  ['m5j2n8', 'CAN', 'M5J 2N8'],
  [' H3C 1k7 ', 'CAN', 'H3C 1K7'],
  ['60614', 'USA', '60614'],
  ['sw1a 1aa', 'GBR', 'SW1A 1AA'],
  ['m5j', 'CAN', 'M5J'],
])('the postal code %j of %s is stored as %j', (typed, country, stored) => {
  expect(fitPostalCode(typed, country)).toBe(stored);
});

const germany = { pattern: /^\d{5}$/, maxLength: 5, isDigits: true };
const japan = { pattern: /^\d{3}-?\d{4}$/, maxLength: 8 };

test.each([
  ['10115', germany, null],
  ['1011', germany, 'invalid'],
  ['', germany, 'missing'],
  ['100-0001', japan, null],
  ['60614', japan, 'invalid'],
])('the panel validates %j by the form of another country', (typed, form, problem) => {
  expect(validateZipPanelCode(typed, 'USA', form)).toBe(problem);
  expect(formatZipPanelCode(`${typed}123456789`, 'USA', form)).toHaveLength(form.maxLength);
});
