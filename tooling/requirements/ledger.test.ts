import { expect, test } from 'vitest';
import { compareWith, idsIn, isModel, evaluateRequirement, readLedger, type TestReference } from './ledger.ts';
import type { Reach } from './proof.ts';

const ledger = readLedger(`## CARD — Cards
- **CARD-01** A card has a number. (C5)
- **CARD-02** A card has a name.

Words between.
- **SITE-01** There are two brands.
`);

const inShop: Reach = { in: 'shop' };
const inKit: Reach = { in: 'kit', why: 'a story' };

const evidence = (text: string, passed = true, reach: Reach = inShop): TestReference => ({
  place: 'x.test.ts',
  texts: [text],
  passed,
  reach: () => reach,
});

test('every line of a ledger is read with its statement', () => {
  expect(ledger.map(({ id }) => id)).toEqual(['CARD-01', 'CARD-02', 'SITE-01']);
  expect(ledger[0]?.statement).toBe('A card has a number. (C5)');
});

test('a text names ids one by one, in capitals and with two digits', () => {
  expect(idsIn('CARD-21 CARD-22: both')).toEqual(['CARD-21', 'CARD-22']);
  expect(idsIn('reads a SHA-256 of 2026-11-20, card-21')).toEqual([]);
});

test('a requirement is shown by a passing test; of one that a failing test names nothing is known', () => {
  const { areas, shop, open, failing, unknown } = evaluateRequirement(ledger, [
    evidence('CARD-01: shown'),
    evidence('a story CARD-02'),
    evidence('CARD-02 SITE-01', false),
  ]);
  expect(areas).toEqual([
    { area: 'CARD', shop: 1, kit: 0, open: 0, total: 2 },
    { area: 'SITE', shop: 0, kit: 0, open: 0, total: 1 },
  ]);
  expect(shop).toEqual(['CARD-01']);
  expect(open).toEqual([]);
  expect(failing).toEqual(['CARD-02', 'SITE-01']);
  expect(unknown).toEqual([]);
});

test('a requirement that only stories show is in a kit, with the reason; one test through the shop is enough', () => {
  const { shop, kit } = evaluateRequirement(ledger, [
    evidence('CARD-01', true, inKit),
    evidence('CARD-02', true, inKit),
    evidence('CARD-02', true, inShop),
  ]);
  expect(shop).toEqual(['CARD-02']);
  expect([...kit]).toEqual([['CARD-01', 'a story']]);
});

test('an id that the ledger does not hold is named with its place', () => {
  expect(evaluateRequirement(ledger, [evidence('CARD-77: typo')]).unknown).toEqual(['CARD-77 in x.test.ts']);
});

test.each([
  ['Entity, cart: `lineItems`.', true],
  ['Personalization types: none 0, legacy 100.', true],
  ['`optionType` is one of `depth`, `size`.', true],
  ['A card has types: two of them. A visitor sees both.', true],
  ['The form reads the types it is given.', false],
])('whether %j only says what something holds', (statement, expected) => {
  expect(isModel({ id: 'CARD-01', statement })).toBe(expected);
});

const none = { areas: [], shop: [], kit: new Map<string, string>(), open: [], failing: [], unknown: [] };
const line = { id: 'CARD-01', statement: '' };

test('a red test makes no requirement worse: it is red itself', () => {
  const status = evaluateRequirement(ledger, [
    evidence('CARD-01'),
    evidence('CARD-02'),
    evidence('CARD-02', false),
    evidence('SITE-01', false),
  ]);
  expect(compareWith({ open: [], kit: [] }, status)).toEqual({ worse: [], better: [] });
  expect(status.failing).toEqual(['CARD-02', 'SITE-01']);
});

test.each([
  ['shown and now open', { open: [], kit: [] }, { ...none, open: [line] }, ['CARD-01 is no longer shown'], []],
  [
    'of a kit and now open',
    { open: [], kit: ['CARD-01'] },
    { ...none, open: [line] },
    ['CARD-01 is no longer shown'],
    [],
  ],
  [
    'in the shop and now of a kit',
    { open: [], kit: [] },
    { ...none, kit: new Map([['CARD-01', 'a story']]) },
    ['CARD-01 is no longer in the shop: a story'],
    [],
  ],
  [
    'of a kit and now in the shop',
    { open: [], kit: ['CARD-01'] },
    { ...none, shop: ['CARD-01'] },
    [],
    ['CARD-01 is in the shop'],
  ],
  [
    'open and now of a kit',
    { open: ['CARD-01'], kit: [] },
    { ...none, kit: new Map([['CARD-01', 'a story']]) },
    [],
    ['CARD-01 is shown by a kit'],
  ],
  ['as it was', { open: ['CARD-01'], kit: [] }, { ...none, open: [line] }, [], []],
])('a line that was %s is named', (_, committed, status, worse, better) => {
  expect(compareWith(committed, status)).toEqual({ worse, better });
});
