import { recentLimits } from '@settee/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToRecentSwatches, recentSwatches } from './recent-swatches.ts';
import { recordSwatch } from './record-swatch.ts';

const fabric = { optionCode: 12, optionType: 'fabric' } as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('RECENT-01, RECENT-08: choices of fabric are saved under recentSwatches, newest first, others are not', () => {
  recordSwatch(fabric, 1201);
  recordSwatch({ optionCode: 13, optionType: 'leg' }, 2001);
  recordSwatch(fabric, 1305);
  expect(JSON.parse(localStorage.getItem('recentSwatches') ?? '')).toEqual([
    { OptionCode: 12, ChoiceCode: 1305 },
    { OptionCode: 12, ChoiceCode: 1201 },
  ]);
});

test('RECENT-02, RECENT-03: 24 at most, each once', () => {
  for (let code = 0; code < 30; code += 1) recordSwatch(fabric, code);
  recordSwatch(fabric, 10);
  const codes = recentSwatches().map(({ ChoiceCode }) => ChoiceCode);
  expect(codes).toHaveLength(recentLimits.stored);
  expect(new Set(codes).size).toBe(recentLimits.stored);
  expect(codes[0]).toBe(10);
});

test.each(['{{', '[null]', '"x"', '</script>'])(
  'garbage in the storage (%j) is overwritten, not tripped over',
  (stored) => {
    localStorage.setItem('recentSwatches', stored);
    expect(recentSwatches()).toEqual([]);
    recordSwatch(fabric, 1);
    expect(recentSwatches()).toEqual([{ OptionCode: 12, ChoiceCode: 1 }]);
  },
);

test('a storage that is full or forbidden breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => recordSwatch(fabric, 1)).not.toThrow();
  expect(recentSwatches()).toEqual([]);
});

test('a record of another tab is reported, and not overwritten by the next record', () => {
  const listener = vi.fn();
  const stop = subscribeToRecentSwatches(listener);
  recordSwatch(fabric, 1);
  localStorage.setItem('recentSwatches', '[{"OptionCode":12,"ChoiceCode":7}]');
  dispatchEvent(new StorageEvent('storage', { key: 'recentSwatches' }));
  expect(listener).toHaveBeenLastCalledWith([{ OptionCode: 12, ChoiceCode: 7 }]);
  recordSwatch(fabric, 2);
  expect(recentSwatches().map(({ ChoiceCode }) => ChoiceCode)).toEqual([2, 7]);
  stop();
  recordSwatch(fabric, 3);
  expect(listener).toHaveBeenCalledTimes(3);
});
