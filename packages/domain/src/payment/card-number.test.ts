import { expect, test } from 'vitest';
import { cardDigits, getCardType, validateCardNumber, formatCardNumber } from './card-number.ts';
import { defaultCardRules, type CardRules } from './card-rules.ts';

const rules = defaultCardRules;
const houseRules: CardRules = {
  ...rules,
  isCoBrandAllowed: true,
  coBrandRanges: [{ from: '552390', to: '552394', length: 16 }],
  isHouseCardAllowed: true,
  houseCardRanges: [{ from: '6035', to: '6035', length: 16 }],
  isImprintAllowed: true,
  imprintRanges: [{ from: '970', to: '979', length: 18 }],
};

test.each([
  ['34', 'amex'],
  ['37', 'amex'],
  ['35', null],
  ['60', 'discover'],
  ['64', 'discover'],
  ['65', 'discover'],
  ['622', 'discover'],
  ['62', null],
  ['621', null],
  ['810', 'discover'],
  ['817', 'discover'],
  ['818', null],
  ['51', 'mc'],
  ['55', 'mc'],
  ['56', null],
  ['50', null],
  ['22', 'mc'],
  ['27', 'mc'],
  ['21', null],
  ['28', null],
  ['40', 'visa'],
  ['49', 'visa'],
  ['36', 'diners'],
  ['38', 'diners'],
  ['39', 'diners'],
  ['300', 'diners'],
  ['305', 'diners'],
  ['306', null],
  ['30', null],
  ['99', null],
] as const)('CARD-21, CARD-28, CARD-29, CARD-30, CARD-31: a number that starts %s is of type %s', (start, type) => {
  expect(getCardType(start, rules)).toBe(type);
});

test.each([
  ['4', null],
  ['41', 'visa'],
  ['4111111111111111111', 'visa'],
  ['41111111111111111111', null],
  ['4 1', 'visa'],
  ['4x', null],
  ['', null],
  ['４１', null],
] as const)(
  'CARD-22, CARD-23: the type of %j, which must be 2 to 19 digits once spaces are stripped, is %s',
  (number, type) => {
    expect(getCardType(number, rules)).toBe(type);
  },
);

test.each([
  ['5523900000000000', 'synchrony_cbcc', 'mc'],
  ['5523940000000000', 'synchrony_cbcc', 'mc'],
  ['5523950000000000', 'mc', 'mc'],
  ['6035000000000000', 'synchrony_plcc', 'discover'],
] as const)(
  'CARD-24: %s is %s where co-brand and store cards are allowed, %s elsewhere',
  (number, allowed, otherwise) => {
    expect(getCardType(number, houseRules)).toBe(allowed);
    expect(getCardType(number, { ...houseRules, isCoBrandAllowed: false, isHouseCardAllowed: false })).toBe(otherwise);
  },
);

test('CARD-24, CARD-27: an allowed type without configured ranges recognises nothing', () => {
  const empty = {
    ...houseRules,
    coBrandRanges: [],
    houseCardRanges: [],
    imprintRanges: [{ from: '', to: '', length: 16 }],
  };
  expect(['5523900000000000', '6035000000000000', '970000'].map((number) => getCardType(number, empty))).toEqual([
    'mc',
    'discover',
    null,
  ]);
});

test('CARD-25: Discover is recognised only when its flag allows', () => {
  expect(getCardType('6011111111111117', { ...rules, isDiscoverAllowed: false })).toBeNull();
  expect(validateCardNumber('6011111111111117', { ...rules, isDiscoverAllowed: false })).toBe('invalid');
  expect(validateCardNumber('6011111111111117', rules)).toBeNull();
});

test('CARD-26: Diners Club is recognised only when its flag allows, and has 14 digits', () => {
  expect(getCardType('36000000000000', { ...rules, isDinersAllowed: false })).toBeNull();
  expect(validateCardNumber('36000000000000', rules)).toBeNull();
  expect(validateCardNumber('360000000000000', rules)).toBe('invalid');
});

test('CARD-27: Imprint is recognised only when its flag allows and by its configured ranges', () => {
  expect(getCardType('975', houseRules)).toBe('imprint');
  expect(getCardType('969', houseRules)).toBeNull();
  expect(getCardType('975', { ...houseRules, isImprintAllowed: false })).toBeNull();
  expect(validateCardNumber('975000000000000000', houseRules)).toBeNull();
  expect(validateCardNumber('97500000000000000', houseRules)).toBe('invalid');
});

test.each([
  ['340000000000009', null],
  ['378282246310005', null],
  ['37828224631000', 'invalid'],
  ['3782822463100050', 'invalid'],
  ['378282246310006', 'invalid'],
])('CARD-28: Amex has 15 digits and a check digit; %s is %s', (number, problem) => {
  expect(validateCardNumber(number, rules)).toBe(problem);
});

test.each([
  ['6011111111111117', null],
  ['6011111111111118', 'invalid'],
  ['6440000000000000', 'invalid'],
  ['6500000000000002', null],
  ['601111111111111', 'invalid'],
  ['6221111111111110', null],
  ['6221111111111111', null],
  ['8100000000000001', null],
  ['8100000000000002', null],
  ['810000000000000', 'invalid'],
])('CARD-29: Discover has 16 digits, a check digit for 60, 64, 65 only; %s is %s', (number, problem) => {
  expect(validateCardNumber(number, rules)).toBe(problem);
});

test.each([
  ['5555555555554444', null],
  ['5555555555554445', 'invalid'],
  ['2200000000000004', null],
  ['555555555555444', 'invalid'],
  ['55555555555544440', 'invalid'],
])('CARD-30: MasterCard has 16 digits and a check digit; %s is %s', (number, problem) => {
  expect(validateCardNumber(number, rules)).toBe(problem);
});

test.each([
  ['4222222222222', null],
  ['4111111111111111', null],
  ['4000000000000000006', null],
  ['41111111111111', 'invalid'],
  ['4111111111111112', 'invalid'],
  ['411111111111111111', 'invalid'],
])('CARD-31: Visa has 13, 16 or 19 digits and a check digit; %s is %s', (number, problem) => {
  expect(validateCardNumber(number, rules)).toBe(problem);
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['4111 1111 1111 1111', null],
  [' 4111\u00a01111 1111 1111 ', null],
  ['4111-1111-1111-1111', 'invalid'],
  ['9999999999999995', 'invalid'],
  ['４１１１１１１１１１１１１１１１', 'invalid'],
  ['NaN', 'invalid'],
  ['</script>', 'invalid'],
  ['💳', 'invalid'],
  ['1e15', 'invalid'],
  ['4'.repeat(10_000), 'invalid'],
])('CARD-22: the entry %j is %s', (entry, problem) => {
  expect(validateCardNumber(entry, rules)).toBe(problem);
});

test.each([
  ['4a1b1c1', '4111'],
  ['4111-1111', '4111 1111'],
  ['💳4111', '4111'],
  ['<script>4</script>', '4'],
  ['４４', '44'],
])('CARD-32: for %j the field shows %j', (typed, text) => {
  expect(formatCardNumber(typed, typed.length, rules).text).toBe(text);
});

test.each([
  ['4111', '4111'],
  ['41111', '4111 1'],
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4000000000000000006', '4000 0000 0000 0000 006'],
  ['3782', '3782'],
  ['37828', '3782 8'],
  ['3782822463', '3782 822463'],
  ['378282246310005', '3782 822463 10005'],
  ['36000000000000', '3600 0000 0000 00'],
])('CARD-33: %s shows as %s', (typed, text) => {
  expect(formatCardNumber(typed, typed.length, rules)).toEqual({ text, caret: text.length });
});

test.each([
  ['3782822463100059', '3782 822463 10005'],
  ['55555555555544449', '5555 5555 5555 4444'],
  ['60111111111111179', '6011 1111 1111 1117'],
  ['360000000000001', '3600 0000 0000 00'],
  ['40000000000000000061', '4000 0000 0000 0000 006'],
  ['99999999999999999999999', '9999 9999 9999 9999 999'],
])('CARD-34: %s is cut at the length of its issuer, %s', (typed, text) => {
  expect(formatCardNumber(typed, typed.length, rules).text).toBe(text);
});

test('CARD-34: a configured range has its own length', () => {
  expect(cardDigits('9750000000000000001', houseRules)).toHaveLength(18);
});

test('CARD-35: no entry shows longer than 24 characters', () => {
  for (let start = 0; start < 1000; start += 1) {
    const typed = `${start}${'7'.repeat(40)}`;
    expect(formatCardNumber(typed, 0, houseRules).text.length).toBeLessThanOrEqual(24);
  }
});

test.each([
  ['a digit typed into the middle', '41911 1111', 3, 3],
  ['a digit typed before a gap', '41112 1111', 5, 6],
  ['a digit removed before a gap', '411 1111', 3, 3],
  ['a gap removed', '41111111', 4, 4],
  ['a letter typed', '4x111', 2, 1],
  ['at the start', '4111 1111', 0, 0],
  ['beyond the end', '4111', 99, 4],
  ['before the start', '4111', -5, 0],
])('CARD-33: the caret stays after its digit: %s', (_what, typed, caret, expected) => {
  expect(formatCardNumber(typed, caret, rules).caret).toBe(expected);
});

/** The start filled up with zeros to a length, its last digit set so that the check digit is right. */
function filledUp(start: string, length: number): string {
  const candidates = Array.from('0123456789', (digit) => start.padEnd(length - 1, '0') + digit);
  return candidates.find((number) => isLuhnByHand(number)) ?? '';
}

function isLuhnByHand(number: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const digits = Array.from(number, Number).reverse();
  return digits.reduce((sum, digit, index) => sum + (index % 2 === 0 ? digit : (doubled[digit] ?? 0)), 0) % 10 === 0;
}

test.each([
  ['CARD-26', '36', [14]],
  ['CARD-28', '34', [15]],
  ['CARD-29', '65', [16]],
  ['CARD-29', '622', [16]],
  ['CARD-29', '817', [16]],
  ['CARD-30', '27', [16]],
  ['CARD-31', '4', [13, 16, 19]],
] as const)(
  '%s: of the numbers that start %s and have a right check digit those of %j digits are valid',
  (_id, start, valid) => {
    const lengths = Array.from({ length: 18 }, (_, index) => index + 5);
    expect(lengths.filter((length) => validateCardNumber(filledUp(start, length), rules) === null)).toEqual(valid);
  },
);
