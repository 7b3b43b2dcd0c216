import { expect, test } from 'vitest';
import { mergeLines, chooseSurvivingCart, type MergeLine } from './merge.ts';

const line = (id: string, quantity: number, more: Partial<MergeLine> = {}): MergeLine => ({
  id,
  sku: 100202,
  optionChoiceParameter: '',
  designKey: '',
  quantity,
  isSaved: false,
  ...more,
});

test('pieces with another text or another service on them stay lines of their own', () => {
  const plain = line('a', 1);
  for (const more of [{ personalizationText: 'MJ' }, { installationType: 'bed-assembly' }]) {
    const coming = line('b', 1, more);
    expect(mergeLines([plain], [coming])).toEqual({ moved: [coming], grown: [], isCut: false });
    expect(mergeLines([line('c', 1, more)], [coming]).grown).toEqual([line('c', 2, more)]);
  }
});

test.each([
  [2, 3, 5, false],
  [98, 1, 99, false],
  [96, 4, 99, true],
])('README decision 13: %i and %i of one item make %i, cut: %s', (mine, theirs, quantity, isCut) => {
  expect(mergeLines([line('a', mine)], [line('b', theirs)])).toEqual({
    moved: [],
    grown: [line('a', quantity)],
    isCut,
  });
});

test('README decision 13: only identical lines add up', () => {
  const other = [
    line('b', 1, { sku: 100203 }),
    line('c', 1, { optionChoiceParameter: '11-3001' }),
    line('d', 1, { isSaved: true }),
    line('e', 1, { designKey: 'EMH in navy' }),
  ];
  expect(mergeLines([line('a', 1)], other)).toEqual({ moved: other, grown: [], isCut: false });
});

test('README decision 13: a line at the maximum does not grow, and incoming lines are merged with each other', () => {
  expect(mergeLines([line('a', 99)], [line('b', 99)])).toEqual({ moved: [], grown: [], isCut: true });
  expect(mergeLines([], [line('a', 2), line('b', 3)])).toEqual({ moved: [line('a', 5)], grown: [], isCut: false });
});

const cart = { step: 1, isEmpty: false, isBeingPaid: false };

test.each([
  [{}, {}, 'guest'],
  [{}, { step: 3 }, 'account'],
  [{ step: 2 }, { step: 2 }, 'guest'],
  [{ isEmpty: true }, {}, 'account'],
  [{}, { isEmpty: true, step: 4 }, 'guest'],
  [{ isEmpty: true }, { isEmpty: true }, 'guest'],
  [{ isBeingPaid: true }, { step: 4 }, 'guest'],
  [{ step: 4 }, { isBeingPaid: true }, 'account'],
] as const)('of the guest’s cart %j and the account’s %j the %s’s stays', (guest, account, stays) => {
  expect(chooseSurvivingCart({ ...cart, ...guest }, { ...cart, ...account })).toBe(stays);
});
