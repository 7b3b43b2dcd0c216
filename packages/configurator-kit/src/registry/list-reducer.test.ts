import { expect, test } from 'vitest';
import { registryFixture } from '../fixtures/registry.ts';
import {
  initialRegistryListState,
  registryListReducer,
  type RegistryListEvent,
  shownRegistryItems,
} from './list-reducer.ts';

const { items } = registryFixture('main');
const [first, second] = items;
if (!first || !second) throw new Error('The sample has too few items');

const after = (...events: RegistryListEvent[]) => events.reduce(registryListReducer, initialRegistryListState);
const shown = (...events: RegistryListEvent[]) =>
  shownRegistryItems(items, after(...events)).map(({ item, removed }) => [item.id, item.wants, removed !== null]);
const changed = (quantity: number): RegistryListEvent => ({ type: 'changed', itemId: first.id, quantity });
const saved = (quantity: number): RegistryListEvent => ({ type: 'quantitySaved', itemId: first.id, quantity });
const saveFailed = (quantity: number): RegistryListEvent => ({
  type: 'quantitySaveFailed',
  itemId: first.id,
  quantity,
});
const removed: RegistryListEvent = { type: 'removed', item: second, index: 1 };

test('a quantity is shown at once, and the most recent click is saved', () => {
  expect(shown(changed(4))[0]).toEqual([first.id, 4, false]);
  expect(shown(changed(4), changed(5), saved(4))[0]).toEqual([first.id, 5, false]);
  expect(after(changed(4), changed(5), saved(4), saved(5)).pendingQuantities).toEqual({});
});

test('a quantity that fails to save is reset, and the error is shown until the next change', () => {
  const state = after(changed(4), saveFailed(4));
  expect([state.pendingQuantities, state.failedQuantityIds]).toEqual([{}, [first.id]]);
  expect(registryListReducer(state, changed(2)).failedQuantityIds).toEqual([]);
  expect(after(changed(4), changed(5), saveFailed(4)).failedQuantityIds).toEqual([]);
});

test('a removed item remains in its place until undo or another action', () => {
  expect(shown(removed)[1]).toEqual([second.id, second.wants, true]);
  expect(shown(removed, { type: 'undoStarted' }, { type: 'undoSucceeded' })[1]).toEqual([
    second.id,
    second.wants,
    false,
  ]);
  expect(after(removed, { type: 'undoStarted' }).removed).toMatchObject({ isBusy: true });
  expect(after(removed, { type: 'undoStarted' }, { type: 'undoFailed' }).removed).toMatchObject({ hasFailed: true });
  const failed = after(removed, { type: 'removeFailed' });
  expect([failed.removed, failed.notRemoved]).toEqual([null, second]);
  expect(after({ type: 'removeFailed' })).toEqual(initialRegistryListState);
});
