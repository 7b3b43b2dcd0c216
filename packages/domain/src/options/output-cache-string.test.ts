import { expect, test } from 'vitest';
import { outputCacheString } from './output-cache-string.ts';

const pair = (optionCode: number, choiceCode: number | null, source: 0 | 1) => ({ optionCode, choiceCode, source });

test.each([
  [[], '|'],
  [[pair(12, 1201, 0)], '12,1201|'],
  [[pair(11, 3002, 1)], '|11,3002'],
  [[pair(11, 3002, 1), pair(12, 1201, 0), pair(13, 2001, 0), pair(14, 7, 1)], '12,1201_13,2001|11,3002_14,7'],
  [[pair(12, null, 0), pair(13, 2001, 0)], '13,2001|'],
])('PDP-23: the chosen pairs of %j make %s', (options, text) => {
  expect(outputCacheString(options)).toBe(text);
});
