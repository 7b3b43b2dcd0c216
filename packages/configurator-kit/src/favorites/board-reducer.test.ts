import { expect, test } from 'vitest';
import { favoritesFixture } from '../fixtures/favorites.ts';
import { initialBoardState, type BoardEvent, boardReducer, shownItems } from './board-reducer.ts';

const { items } = favoritesFixture('main');
const [sofa, chair] = items;
if (!sofa || !chair) throw new Error('The sample has two items.');
const boards = [{ Id: 8, BoardName: 'Hall', IsProductMember: false }];
const removed: BoardEvent = { type: 'removed', item: chair, index: 1 };
const renaming: BoardEvent = { type: 'renaming', boardName: 'Den' };
const moving: BoardEvent = { type: 'moving', item: sofa, boards };
const named = (boardName: string): BoardEvent => ({ type: 'nameChanged', boardName });
const submitted: BoardEvent = { type: 'submitted' };
const after = (...events: readonly BoardEvent[]) => events.reduce(boardReducer, initialBoardState);

test.each<[string, BoardEvent[], object]>([
  ['an item is out at once', [removed], { removed: { index: 1, isBusy: false } }],
  ['a failure brings it back and is told', [removed, { type: 'removeFailed' }], { removed: null, notRemoved: chair }],
  ['an undo is under way', [removed, { type: 'undoStarted' }], { removed: { isBusy: true } }],
  ['an undo has worked', [removed, { type: 'undoStarted' }, { type: 'undoSucceeded' }], initialBoardState],
  [
    'an undo has not worked and can be tried again',
    [removed, { type: 'undoStarted' }, { type: 'undoFailed' }],
    { removed: { isBusy: false, hasFailed: true } },
  ],
  ['the next action takes the offer to undo away', [removed, renaming], { removed: null }],
  [
    'FAV-07: an empty name is flagged',
    [renaming, named(' '), submitted],
    { layer: { isNameWrong: true, isBusy: false } },
  ],
  ['a sound name goes to the server', [renaming, named('Hall'), submitted], { layer: { isBusy: true } }],
  [
    'a refused name stays with the reason',
    [renaming, submitted, { type: 'rejected', problem: 'name-taken' }],
    { layer: { problem: 'name-taken', isBusy: false, boardName: 'Den' } },
  ],
  ['a move begins with another list', [moving], { layer: { draft: { recapId: 8 } } }],
  [
    'nothing changes during a request',
    [moving, submitted, { type: 'boardSelected', recapId: 0 }],
    { layer: { draft: { recapId: 8 } } },
  ],
  [
    'FAV-07: a move to a list without a name is flagged',
    [moving, { type: 'boardSelected', recapId: 0 }, submitted],
    { layer: { draft: { isNameWrong: true }, isBusy: false } },
  ],
  ['a delete is sent', [{ type: 'deleting' }, submitted], { layer: { kind: 'delete', isBusy: true } }],
  ['a layer is closed', [{ type: 'deleting' }, { type: 'closed' }], initialBoardState],
])('%s', (_, events, state) => {
  expect(after(...events)).toMatchObject(state);
});

test('a removed item stays in its place, whether or not the list still contains it', () => {
  const state = after(removed);
  const names = (left: typeof items) =>
    shownItems(left, state).map(({ item, removed: out }) => [item.name, out !== null]);
  const wanted = items.map(({ name }) => [name, name === chair.name]);
  expect(names(items)).toEqual(wanted);
  expect(names(items.filter((item) => item !== chair))).toEqual(wanted);
  expect(shownItems(items, initialBoardState)).toHaveLength(items.length);
});
