import { afterEach, expect, test, vi } from 'vitest';
import { comparedSkus, saveComparedSkus, subscribeToComparedSkus } from './compared.ts';

afterEach(() => {
  vi.restoreAllMocks();
  saveComparedSkus([]);
});

test('the choice is stored, and the same choice is the same list', () => {
  saveComparedSkus([100101, 100201]);
  expect(localStorage.getItem('compared')).toBe('100101,100201');
  expect(comparedSkus()).toEqual([100101, 100201]);
  expect(comparedSkus()).toBe(comparedSkus());
});

test('a change of this tab or of another one is reported until the subscription ends', () => {
  const notify = vi.fn();
  const end = subscribeToComparedSkus(notify);
  saveComparedSkus([1]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'compared' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(notify).toHaveBeenCalledTimes(2);
  end();
  saveComparedSkus([2]);
  expect(notify).toHaveBeenCalledTimes(2);
});

test('without storage the page remembers the choice itself', () => {
  const reject = () => {
    throw new Error('denied');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(reject);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(reject);
  saveComparedSkus([100101]);
  expect(comparedSkus()).toEqual([100101]);
});
