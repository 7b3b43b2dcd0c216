import { expect, test } from 'vitest';
import { createScrollPositionStore } from './useScrollRestoration.ts';

test('positions are restored from storage', () => {
  const before = createScrollPositionStore('');
  before.note('a', 120.4);
  before.note('b', 900);
  before.note('a', 80);
  const after = createScrollPositionStore(before.text());
  expect([after.of('a'), after.of('b'), after.of('c')]).toEqual([80, 900, 0]);
});

test.each([['nonsense'], ['{"a":1}'], ['[["a","b"],null]']])('%s is no position', (stored) => {
  expect(createScrollPositionStore(stored).text()).toBe('[]');
});

test('only the fifty latest positions are saved', () => {
  const positions = createScrollPositionStore('');
  for (let entry = 0; entry < 60; entry++) positions.note(`key ${entry}`, entry + 1);
  expect([positions.of('key 9'), positions.of('key 10'), positions.of('key 59')]).toEqual([0, 11, 60]);
});
