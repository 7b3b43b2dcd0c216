import { addToCart, getAddToListPopup, getCart, log } from '@settee/contract';
import { expect, test, vi } from 'vitest';
import { createPrefetchCache } from './prefetch-cache.ts';

const sofa = { sku: 1 };

test('the call that follows a read takes its reply once', async () => {
  const ahead = createPrefetchCache(() => 0);
  const call = vi.fn(async () => 'later');
  ahead.start(getAddToListPopup, sofa, async () => 'ahead');
  expect(await ahead.take(getAddToListPopup, sofa, call)).toBe('ahead');
  expect(call).not.toHaveBeenCalled();
  expect(await ahead.take(getAddToListPopup, sofa, call)).toBe('later');
});

test('a read begins once for the same input, and another input is another read', async () => {
  const ahead = createPrefetchCache(() => 0);
  const read = vi.fn(async () => 'ahead');
  ahead.start(getCart, {}, read);
  ahead.start(getCart, {}, read);
  ahead.start(getAddToListPopup, sofa, read);
  expect(read).toHaveBeenCalledTimes(2);
  expect(await ahead.take(getAddToListPopup, { sku: 2 }, async () => 'other')).toBe('other');
});

test('after ten seconds a reply is old', async () => {
  let now = 0;
  const ahead = createPrefetchCache(() => now);
  ahead.start(getCart, {}, async () => 'ahead');
  now = 10_000;
  expect(await ahead.take(getCart, {}, async () => 'new')).toBe('new');
});

test('a read that failed is made again when it is needed', async () => {
  const ahead = createPrefetchCache(() => 0);
  ahead.start(getCart, {}, () => Promise.reject(new Error('offline')));
  expect(await ahead.take(getCart, {}, async () => 'again')).toBe('again');
  ahead.start(getCart, {}, () => Promise.reject(new Error('offline')));
  await Promise.resolve();
  expect(await ahead.take(getCart, {}, async () => 'again')).toBe('again');
});

test('a call that changes something drops what was read before it, and another POST does not', async () => {
  const ahead = createPrefetchCache(() => 0);
  ahead.start(getCart, {}, async () => 'before');
  await ahead.take(log, {}, async () => null);
  await ahead.take(addToCart, [], async () => 'added');
  expect(await ahead.take(getCart, {}, async () => 'after')).toBe('after');
  ahead.start(getCart, {}, async () => 'kept');
  await ahead.take(log, {}, async () => null);
  expect(await ahead.take(getCart, {}, async () => 'after')).toBe('kept');
});

test('no read starts while a call changes something: it could return the state before the change', async () => {
  const ahead = createPrefetchCache(() => 0);
  const { promise, resolve } = Promise.withResolvers<string>();
  const added = ahead.take(addToCart, [], () => promise);
  ahead.start(getCart, {}, async () => 'before');
  expect(await ahead.take(getCart, {}, async () => 'fresh')).toBe('fresh');
  resolve('added');
  await added;
  ahead.start(getCart, {}, async () => 'ahead');
  expect(await ahead.take(getCart, {}, async () => 'fresh')).toBe('ahead');
});
