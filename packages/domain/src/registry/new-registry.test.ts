import { expect, test } from 'vitest';
import { getRecommendedQuantities } from './checklist.ts';
import { validateEventDate, validateOwnersName, ownersName, ownersNameMaxLength } from './new-registry.ts';

test.each([
  ['', 'empty'],
  ['2026-11-24', null],
  ['2026-11-23', null],
  ['2026-11-22', 'past'],
  ['2027-02-29', 'malformed'],
  ['2028-02-29', null],
  ['2031-11-24', null],
  ['2032-01-01', 'far'],
  ['24.11.2026', 'malformed'],
  ['+012026-11-24', 'malformed'],
])('on 2026-11-24 the event day %j is %s', (typed, problem) => {
  expect(validateEventDate(typed, '2026-11-24')).toBe(problem);
});

test.each([
  ['', 'empty'],
  [' \u200b\u00a0', 'empty'],
  ['Rosa 💍 and Emil', null],
  ['x'.repeat(ownersNameMaxLength + 1), 'too-long'],
  ['Rosa 4111 1111 1111 1111', 'card-number'],
])('the name %j is %s', (typed, problem) => {
  expect(validateOwnersName(typed)).toBe(problem);
});

test('a name is stored without surrounding spaces', () => {
  expect(ownersName('  Rosa \t and\nEmil ')).toBe('Rosa and Emil');
});

test.each(['br', 'wd', 'bb', 'hw'] as const)(
  'a checklist of %s names each category once, each with some pieces',
  (type) => {
    const listed = getRecommendedQuantities(type);
    expect(new Set(listed.map(({ category }) => category)).size).toBe(listed.length);
    expect(listed.every(({ pieces }) => pieces > 0)).toBe(true);
  },
);
