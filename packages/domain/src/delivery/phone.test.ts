import { expect, test } from 'vitest';
import { fitPhone, formatPhone, getTextNumber, validatePhone, normalizePhone } from './phone.ts';

test.each([
  ['8472722888', null],
  ['847-272-2888', null],
  ['(847) 272-2888', null],
  ['847.272.2888', null],
  ['18472722888', null],
  ['1 847 272 2888', null],
  ['+1 (847) 272-2888', null],
  ['', 'missing'],
  ['  ', 'missing'],
  ['847272288', 'invalid'],
  ['84727228888', 'invalid'],
  ['+44 20 7946 0958', 'invalid'],
  ['+8472722888', 'invalid'],
  ['8472722888 x5', 'invalid'],
  ['８４７２７２２８８８', 'invalid'],
  ['📞8472722888', 'invalid'],
  ['NaN', 'invalid'],
])('the phone %j is %s', (typed, problem) => {
  expect(validatePhone(typed)).toBe(problem);
});

test.each([['1472722888'], ['0472722888'], ['11472722888']])(
  'SWATCH-57: %s is invalid, its area code does not start with 2-9',
  (typed) => {
    expect(validatePhone(typed)).toBe('invalid');
  },
);

test('SWATCH-58: an exchange of 555 is invalid, 555 elsewhere is not', () => {
  expect(validatePhone('847-555-0100')).toBe('invalid');
  expect(validatePhone('555-272-5555')).toBeNull();
});

test.each([['847-072-2888'], ['847-172-2888']])(
  'SWATCH-59: %s is invalid, its exchange starts with 0 or 1',
  (typed) => {
    expect(validatePhone(typed)).toBe('invalid');
  },
);

test('a phone number is stored as ten digits', () => {
  expect(normalizePhone('+1 (847) 272-2888')).toBe('8472722888');
});

test('SWATCH-60: a phone number is stored as entered, or as its digits when that is too long', () => {
  expect(fitPhone(' (847) 272-2888 ')).toBe('(847) 272-2888');
  expect(fitPhone('+1 (847) 272-2888')).toBe('8472722888');
  expect(fitPhone('(847)  272  -  2888')).toBe('8472722888');
});

test.each([
  ['8472722888', '(847) 272-2888'],
  ['+1 847.272.2888', '(847) 272-2888'],
  ['+33 4 72 10 30 30', '+33 4 72 10 30 30'],
  ['', ''],
])('the phone %j is shown as %j', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});

test.each([
  ['(312) 272-0142', '+13122720142'],
  ['+1 312.272.0142', '+13122720142'],
  ['\u202a+1 (312) 272-0142\u202c', '+13122720142'],
  ['+44 20 7946 0958', '+442079460958'],
  ['020 7946 0958', null],
  ['312 272 014', null],
  ['+12', null],
  ['', null],
])('CHK-21: text messages to %j go to %s', (phone, number) => {
  expect(getTextNumber(phone)).toBe(number);
});
