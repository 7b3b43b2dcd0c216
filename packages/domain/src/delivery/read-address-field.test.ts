import { expect, test } from 'vitest';
import { disguises } from '../../fixtures/disguises.ts';
import { readEmail, validateEmail } from './email.ts';
import { fitPhone, readPhone, validatePhone } from './phone.ts';
import { formatPostalCode, fitPostalCode } from './postal-code.ts';
import { normalizeAddress, readAddressField } from './read-address-field.ts';

const phones = [
  ['+1 (312) 272-0142', '\u202a+1 (312) 272-0142\u202c', '+13122720142', '1-312-272-0142', '1.312.272.0142'],
  ['001 312 272 0142', '+1 312/272-0142', 'tel:+1-312-272-0142', '+1\u00a0312\u00a0272\u00a00142', '13122720142'],
  disguises('+1 312-272-0142'),
].flat();
test.each(phones)('SWATCH-56: the phone %j is shown as (312) 272-0142', (entry) => {
  const shown = readPhone(entry);
  expect(shown).toBe('(312) 272-0142');
  expect(readPhone(shown)).toBe(shown);
  expect(validatePhone(shown)).toBeNull();
  expect(fitPhone(shown)).toBe(shown);
  expect(fitPhone(entry).replace(/\D/g, '')).toBe('3122720142');
});

test.each([
  ['312 272 0142', '312 272 0142'],
  ['3122720142', '3122720142'],
  ['(312) 272-0142.', '(312) 272-0142'],
  ['312–272–0142', '312-272-0142'],
])('SWATCH-60: without a country code %j stays as it was entered, %j', (entry, shown) => {
  expect(readPhone(entry)).toBe(shown);
  expect(validatePhone(shown)).toBeNull();
});

test.each(['+1 (312) 272-01422', '+1 312 272 014', '23122720142', '312 272 0142 x5', '+44 20 7946 0958'])(
  'SWATCH-56: %j stays as it was entered, whole, and is invalid',
  (entry) => {
    expect(readPhone(entry)).toBe(entry);
    expect(validatePhone(entry)).toBe('invalid');
  },
);

test('a number of another country is not read as a North American one', () => {
  expect(readAddressField('dayPhone', '13812345678', 'CHN')).toBe('13812345678');
  expect(readAddressField('dayPhone', '+86 138 1234 5678', 'CHN')).toBe('+86 138 1234 5678');
});

const emails = [
  ['Maren Lind <maren@example.com>', '<maren@example.com>', 'mailto:maren@example.com', '“maren@example.com”'],
  ['maren@example.com,', 'maren@example.com;', '(maren@example.com)', 'maren @ example.com', 'maren＠example.com'],
  disguises('maren@example.com'),
].flat();
test.each(emails.filter((entry) => !/[\u0660-\u06f9]/.test(entry)))('SHIP-12: the email %j is read', (entry) => {
  expect(readEmail(entry)).toBe('maren@example.com');
  expect(readEmail(readEmail(entry))).toBe('maren@example.com');
});

test.each([
  'a@b.com c@d.com',
  'maren@example.com. Thanks',
  'ma ren@example.com',
  'a@b.com>, <c@d.com',
  '<script>@domain.com',
])('SHIP-12: %j is not one email, and none is made of it', (entry) => {
  expect(validateEmail(readEmail(entry), 'any')).toBe('invalid');
});

const zip = (entry: string) => formatPostalCode(entry, '', 5);
const zips = ['60614-1234', '60614 1234', '606141234', '60614–1234', ...disguises('60614'), ...disguises('60614-1234')];
test.each(zips)('SWATCH-48: the ZIP Code %j is shown as 60614', (entry) => {
  expect(zip(entry).trim()).toBe('60614');
  expect(zip(zip(entry))).toBe(zip(entry));
});

const codes = ['M5J-2N8', 'M5J–2N8', 'M5J  2N8', 'm5j 2n8', ...disguises('M5J 2N8'), ...disguises('M5J-2N8')];
test.each(codes)('SWATCH-47: the postal code %j is stored as M5J 2N8', (entry) => {
  expect(fitPostalCode(formatPostalCode(entry, '', 7), 'CAN')).toBe('M5J 2N8');
});

test('SWATCH-48: a character too many is not taken, a longer code that was pasted stays to be corrected', () => {
  expect(formatPostalCode('606141', '60614', 5)).toBe('60614');
  expect(formatPostalCode('606914', '60614', 5)).toBe('60614');
  expect(formatPostalCode('606141', '', 5)).toBe('606141');
  expect(formatPostalCode('6061', '606', 5)).toBe('6061');
});

test.each(disguises('Anna-Lena Zoë'))('SHIP-11: the name %j is stored as Anna-Lena Zoë', (entry) => {
  const address = {
    firstName: entry,
    lastName: 'Z',
    address1: '1 A St',
    address2: '',
    address3: '',
    country: 'USA',
    city: 'X',
    state: 'IL',
    postalCode: '60614',
    dayPhone: '3122720142',
    emailAddress: 'a@b.co',
  };
  const once = normalizeAddress(address);
  expect(once.firstName.replace(/\.$/, '')).toBe('Anna-Lena Zoë');
  expect(normalizeAddress(once)).toEqual(once);
});
