import { expect, test } from 'vitest';
import { addressMaxLengths } from '../delivery/address-max-lengths.ts';
import { getSite } from '../site/site.ts';
import {
  getAddressSuggestionPrompt,
  validateSwatchAddress,
  firstWrongSwatchField,
  startSwatchAddress,
  swatchAddressFields,
} from './swatch-address.ts';

const known = { FirstName: 'Maren', LastName: 'Lindqvist', EmailAddress: 'maren@domain.com' };
const usa = {
  ...startSwatchAddress(known, getSite('main', 'USA')),
  address1: '2140 N Cleveland Ave',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60614',
  dayPhone: '773 272 2888',
};
const canada = { ...usa, country: 'CAN', city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6' };

test('SWATCH-12: a form begins with what is known, in the country of its site', () => {
  expect(startSwatchAddress(known, getSite('main', 'USA'))).toEqual({
    addressId: '',
    firstName: 'Maren',
    lastName: 'Lindqvist',
    address1: '',
    address2: '',
    address3: '',
    country: 'USA',
    city: '',
    state: '',
    postalCode: '',
    dayPhone: '',
    emailAddress: 'maren@domain.com',
  });
  expect(startSwatchAddress(known, getSite('cb2', 'CANADA')).country).toBe('CAN');
});

test('a right address has no problem on its site', () => {
  expect([validateSwatchAddress(usa, 'USA'), validateSwatchAddress(canada, 'CANADA')]).toEqual([{}, {}]);
});

test('every required field of an empty form is missing, address 2 is not', () => {
  const nothing = { FirstName: '', LastName: '', EmailAddress: ' ' };
  const problems = validateSwatchAddress(startSwatchAddress(nothing, getSite('main', 'USA')), 'USA');
  const required = swatchAddressFields.filter((field) => field !== 'address2');
  expect(problems).toEqual(Object.fromEntries(required.map((field) => [field, 'missing'])));
});

const isOver = (field: keyof typeof limits, typed: string) =>
  field !== 'postalCode' && field !== 'dayPhone' && typed.length > limits[field];
const limits = addressMaxLengths('USA');

test.each([
  ['SWATCH-34', 'firstName', ['A', 'M4ren', 'Anne_', '</script>'], ['Jo', "O'Brien", 'A-M (A.) X/Y', 'José']],
  ['SWATCH-35', 'firstName', ['a'.repeat(21)], ['a'.repeat(20)]],
  ['SWATCH-34', 'lastName', ['L', 'L1', 'L@rs'], ['Li', 'St. John', 'Łukasz']],
  ['SWATCH-35', 'lastName', ['a'.repeat(21)], ['a'.repeat(20)]],
  ['its length', 'address1', ['5'], ['5A']],
  ['its colons', 'address1', ['A: B: 5 Elm'], ['Attn: 5 Elm']],
  ['its characters', 'address1', [...'<>@&"`%?^=[]{}|\\'].map((sign) => `12 Elm ${sign} St`), ['12 Elm St; rear']],
  ['SWATCH-40', 'address1', ['x'.repeat(31)], ['x'.repeat(30)]],
  ['the same rules', 'address2', ['Apt <3>', 'a: b: c'], ['', '  ', '5', 'Apt 3']],
  ['SWATCH-42', 'address2', ['x'.repeat(31)], ['x'.repeat(30)]],
  ['its length', 'city', ['x'.repeat(29)], ['x'.repeat(28)]],
  [
    'its characters',
    'city',
    ['Chic@go', 'Chicago?', '😀'],
    ["Coeur d'Alene", 'Saint-Louis-du-Ha! Ha!', 'St. Paul (W) 5/6 & 7-8, X'],
  ],
  ['five digits', 'postalCode', ['6061', '60614-1234', 'M5V 2T6', '6061a'], ['60614', ' 60614 ']],
  ['the list', 'state', ['ON', 'XX', 'Illinois'], ['PR', 'AE', 'DC']],
  ['ten digits', 'dayPhone', ['773272288', '77327228888', 'ten'], ['1 (773) 272-2888', '+1 773.272.2888']],
  ['SWATCH-57', 'dayPhone', ['1732722888', '0732722888'], ['2732722888']],
  ['SWATCH-58', 'dayPhone', ['7735552888'], ['5552725555']],
  ['SWATCH-59', 'dayPhone', ['7730722888', '7731722888'], ['7732722888']],
  ['its format', 'emailAddress', ['maren', 'maren@', 'maren@domain', 'm@d@e.com', 'maren@domain.c'], ['m@d.co']],
  ['README decision 4', 'emailAddress', ['maren@domain.h0use'], ['maren@domain.house']],
  ['SWATCH-63', 'emailAddress', [`${'m'.repeat(56)}@domain.com`], [`${'m'.repeat(55)}@domain.com`]],
] as const)('%s: on the US site %s rejects %j and accepts %j', (_, field, wrong, right) => {
  for (const typed of wrong)
    expect(validateSwatchAddress({ ...usa, [field]: typed }, 'USA')).toEqual({
      [field]: isOver(field, typed) ? 'too-long' : 'invalid',
    });
  for (const typed of right) expect(validateSwatchAddress({ ...usa, [field]: typed }, 'USA')).toEqual({});
});

test.each([
  [
    'its pattern',
    'postalCode',
    ['60614', 'W5V 2T6', 'Z5V 2T6', 'M5D 2T6', 'M5V 2O6', 'M5V  2T6'],
    ['m5v2t6', 'M5V 2T6'],
  ],
  ['the list', 'state', ['IL', 'PR'], ['QC', 'NU']],
] as const)('%s: on the Canadian site %s treats %j as invalid and %j as valid', (_, field, wrong, right) => {
  for (const typed of wrong) {
    expect(validateSwatchAddress({ ...canada, [field]: typed }, 'CANADA')).toEqual({ [field]: 'invalid' });
  }
  for (const typed of right) expect(validateSwatchAddress({ ...canada, [field]: typed }, 'CANADA')).toEqual({});
});

test('the first wrong field is that of the order of the form', () => {
  expect(firstWrongSwatchField({ emailAddress: 'missing', state: 'missing', city: 'invalid' })).toBe('city');
  expect(firstWrongSwatchField({})).toBeNull();
});

test('with suggestions the prompt is for the combination, without for the street', () => {
  const Suggestions = [{ City: 'Evanston', State: 'IL', ZipCode: '60201' }];
  expect(getAddressSuggestionPrompt({ Suggestions })).toBe('combination');
  expect(getAddressSuggestionPrompt({ Suggestions: [] })).toBe('street');
});
