import { expect, test } from 'vitest';
import { isAddEnabled, itemAddsReducer, type ItemAddsEvent, initialItemAdds } from './reducer.ts';

const replay = (...events: ItemAddsEvent[]) => events.reduce(itemAddsReducer, initialItemAdds);
const clicked: ItemAddsEvent = { type: 'clicked', sku: 1 };
const added: ItemAddsEvent = { type: 'added', sku: 1 };
const failed: ItemAddsEvent = { type: 'failed', sku: 1, message: 'No.' };

test('XSELL-07: an item that was added stays so, and only that one', () => {
  const adds = replay(clicked, added, clicked);
  expect(adds).toEqual({ 1: { status: 'added' } });
  expect(isAddEnabled(adds, 1)).toBe(false);
  expect(isAddEnabled(adds, 2)).toBe(true);
});

test('two items are added at once', () => {
  expect(replay(clicked, { type: 'clicked', sku: 2 }, added)).toEqual({
    1: { status: 'added' },
    2: { status: 'adding' },
  });
});

test('ATC-18: a failed add may be tried again', () => {
  const adds = replay(clicked, failed);
  expect(adds).toEqual({ 1: { status: 'failed', message: 'No.' } });
  expect(isAddEnabled(adds, 1)).toBe(true);
  expect(itemAddsReducer(adds, clicked)).toEqual({ 1: { status: 'adding' } });
});

test('late events change nothing', () => {
  expect(replay(added)).toEqual(initialItemAdds);
  expect(replay(failed)).toEqual(initialItemAdds);
  expect(replay(clicked, added, failed)).toEqual({ 1: { status: 'added' } });
});
