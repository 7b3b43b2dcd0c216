import { callbackName, feedCallback } from '@settee/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchJsonp } from './script-feed.ts';

afterEach(() => vi.useRealTimers());

const name = callbackName(feedCallback) as `_${string}`;
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="feeds.example"]')];
const turn = () => expect.poll(scripts).toHaveLength(1);
const url = (path: string) => `https://feeds.example/${path}`;

test('README decision 12: after a third-party script has run, a guarded page requires a full page load', async () => {
  // Other test files have run such scripts in the modules they share with this one.
  vi.resetModules();
  const { requiresFullReload } = await import('./third-party-scripts.ts');
  const feed = await import('./script-feed.ts');
  expect(requiresFullReload('/checkout/cart')).toBe(false);
  const response = feed.fetchJsonp(url('a'), '');
  await turn();
  window[name]?.([]);
  await response;
  expect(requiresFullReload('/checkout/cart')).toBe(true);
  expect(requiresFullReload('/account/login')).toBe(true);
  expect(requiresFullReload('/sofas')).toBe(false);
});

test('XSELL-09: a script with the nonce of the page passes its response to the callback and is removed', async () => {
  const response = fetchJsonp(url('a'), 'secret');
  await turn();
  expect(scripts()[0]).toMatchObject({ src: url('a'), nonce: 'secret', async: true });
  window[name]?.([{ sku: 1 }]);
  expect(await response).toEqual([{ sku: 1 }]);
  expect(scripts()).toEqual([]);
});

test('XSELL-09: two feeds share the callback one after the other', async () => {
  const responses = [fetchJsonp(url('a'), ''), fetchJsonp(url('b'), '')];
  await turn();
  expect(scripts()[0]?.src).toBe(url('a'));
  window[name]?.('first');
  await expect.poll(() => scripts()[0]?.src).toBe(url('b'));
  window[name]?.('second');
  expect(await Promise.all(responses)).toEqual(['first', 'second']);
});

test.each([['error'], ['load']])('XSELL-09: a script that ends with %s and no response is a failure', async (event) => {
  const failure = fetchJsonp(url('a'), '').catch(String);
  await turn();
  scripts()[0]?.dispatchEvent(new Event(event));
  expect(await failure).toContain(`Error: The feed ${url('a')}`);
  expect(scripts()).toEqual([]);
});

test('XSELL-09: a feed that is too late is a failure, and what it calls then does no harm', async () => {
  vi.useFakeTimers();
  const failure = fetchJsonp(url('a'), '').catch(String);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await failure).toContain('did not answer in time');
  expect(() => window[name]?.([])).not.toThrow();
});
