import { expect, test } from 'vitest';
import { validateBoardName, normalizeBoardName, boardNameKey, listNameMaxLength } from './board-name.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['\t\n', 'empty'],
  ['\u200b\u00a0', 'empty'],
  ['Living room', null],
  ['4111111111111111', 'card-number'],
  ['  Living room ', null],
  ['🛋️', null],
  ['x'.repeat(listNameMaxLength), null],
  [`  ${'x'.repeat(listNameMaxLength)}  `, null],
  ['x'.repeat(listNameMaxLength + 1), 'too-long'],
])('FAV-06: the list name %j is %s', (typed, problem) => {
  expect(validateBoardName(typed)).toBe(problem);
});

test.each([
  ['  Living \t room ', 'Living room', 'living room'],
  ['CAFÉ', 'CAFÉ', 'café'],
  ['Cafe\u0301', 'Cafe\u0301', 'café'],
])('%j is stored as %j with the key %j', (typed, stored, key) => {
  expect([normalizeBoardName(typed), boardNameKey(typed)]).toEqual([stored, key]);
});
