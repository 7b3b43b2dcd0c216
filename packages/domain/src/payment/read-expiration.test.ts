import { expect, test } from 'vitest';
import { disguises } from '../../fixtures/disguises.ts';
import { formatCardExpiry, parseCardExpiry, validateCardExpiry } from './card-expiry.ts';
import { readExpiration } from './read-expiration.ts';

const november = [
  ['11/28', '28/11', '11-28', '28-11', '11.28', '11 28', '11 / 28', '11|28', '11\\28', '1128', '2811'],
  ['11/2028', '2028-11', '2028/11', '112028', '202811', '11 2028', '2028 11', '11-2028', '11.2028.'],
  ['Nov 2028', 'November 2028', 'Nov-28', '28-Nov', 'NOV/28', 'nov. 2028', 'novembre 2028', '1 Nov 2028'],
  ['2028-11-30', '30/11/2028', '11/30/2028', '11/11/2028', 'EXP 11/28', 'Exp. 11/2028', 'Valid thru: 11/28'],
].flat();
test.each(november)('CARD-44: %j in one event shows 11/28', (entry) => {
  expect(formatCardExpiry(entry, '')).toBe('11/28');
  expect(formatCardExpiry(entry, '05/27')).toBe('11/28');
  expect(parseCardExpiry(entry)).toEqual({ month: 11, year: 2028 });
});

test.each([
  ['30/01', '01/30'],
  ['1/30', '01/30'],
  ['1-2030', '01/30'],
  ['2030-1', '01/30'],
  ['2030-01', '01/30'],
  ['janv. 2030', '01/30'],
  ['ene 30', '01/30'],
  ['févr. 2030', '02/30'],
  ['fe\u0301vrier 2030', '02/30'],
  ['abr 2030', '04/30'],
  ['May 30', '05/30'],
  ['juin 2030', '06/30'],
  ['juil. 2030', '07/30'],
  ['août 2030', '08/30'],
  ['dic. 2030', '12/30'],
  ['déc. 2030', '12/30'],
])('CARD-44: %j in one event shows %j', (entry, shown) => {
  expect(formatCardExpiry(entry, '')).toBe(shown);
});

test.each([...disguises('11/2028'), ...disguises('28-11')])('CARD-44: %j shows 11/28', (entry) => {
  expect(formatCardExpiry(entry, '')).toBe('11/28');
});

test('CARD-48: each month of each year is read from each order, and again from what is shown', () => {
  for (let year = 2026; year < 2047; year += 1)
    for (let month = 1; month < 13; month += 1) {
      const [mm, yy] = [String(month).padStart(2, '0'), String(year - 2000)];
      const forms = [`${mm}/${yy}`, `${yy}/${mm}`, `${mm}${yy}`, `${mm}/${year}`, `${year}-${mm}`, `${month}/${yy}`];
      for (const form of forms) {
        const shown = formatCardExpiry(form, '');
        expect(shown, form).toBe(`${mm}/${yy}`);
        expect(formatCardExpiry(shown, ''), form).toBe(shown);
      }
    }
});

test.each([
  '12/271',
  '122799999',
  '9'.repeat(1000),
  '28/113',
  '13/27',
  '28/13',
  '2813',
  '01/02/2028',
  '11/28 123',
  'Foo 2028',
])('%j is not another date, and not a valid one', (entry) => {
  expect(readExpiration(entry)).toBeNull();
  expect(validateCardExpiry(formatCardExpiry(entry, ''), { month: 11, year: 2026 })).not.toBeNull();
});
