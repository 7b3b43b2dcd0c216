import { expect, test } from 'vitest';
import { idsIn, judge, readLedger } from './ledger.ts';

const ledger = readLedger(`## CARD — Cards
- **CARD-01** A card has a number. (C5)
- **CARD-02** A card has a name.

Words between.
- **SITE-01** There are two brands.
`);

test('every line of a ledger is read with its statement', () => {
  expect(ledger.map(({ id }) => id)).toEqual(['CARD-01', 'CARD-02', 'SITE-01']);
  expect(ledger[0]?.statement).toBe('A card has a number. (C5)');
});

test('a text names ids one by one, in capitals and with two digits', () => {
  expect(idsIn('CARD-21 CARD-22: both')).toEqual(['CARD-21', 'CARD-22']);
  expect(idsIn('reads a SHA-256 of 2026-11-20, card-21')).toEqual([]);
});

test('a requirement is shown by a passing test and by no failing one', () => {
  const standing = judge(ledger, [
    { place: 'a', texts: ['CARD-01: shown'], passed: true },
    { place: 'b', texts: ['a story', 'CARD-02'], passed: true },
    { place: 'c', texts: ['CARD-02 SITE-01'], passed: false },
  ]);
  expect(standing.areas).toEqual([
    { area: 'CARD', shown: 1, total: 2 },
    { area: 'SITE', shown: 0, total: 1 },
  ]);
  expect(standing.open.map(({ id }) => id)).toEqual(['CARD-02', 'SITE-01']);
  expect(standing).toMatchObject({ shown: 1, total: 3, unknown: [] });
});

test('an id that stands in no ledger is named with its place', () => {
  expect(judge(ledger, [{ place: 'x.test.ts', texts: ['CARD-77: typo'], passed: true }]).unknown).toEqual([
    'CARD-77 in x.test.ts',
  ]);
});
