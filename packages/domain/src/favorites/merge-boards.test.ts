import { expect, test } from 'vitest';
import { mergeBoards } from './merge-boards.ts';

const board = (id: string, name: string, brand = 'main') => ({ id, name, brand });

test.each([
  ['no list of the account', [], [board('g', 'Den')], [{ id: 'g', into: null }]],
  ['one name, differently written', [board('a', 'Den')], [board('g', ' DEN ')], [{ id: 'g', into: 'a' }]],
  ['another name', [board('a', 'Den')], [board('g', 'Attic')], [{ id: 'g', into: null }]],
  ['one name on the other brand', [board('a', 'Den', 'cb2')], [board('g', 'Den')], [{ id: 'g', into: null }]],
  ['nothing to bring', [board('a', 'Den')], [], []],
])('lists at sign-in: %s', (_, target, coming, moves) => {
  expect(mergeBoards(target, coming)).toEqual(moves);
});
