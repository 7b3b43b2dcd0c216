import { expect, test } from 'vitest';
import { withoutScrollFlag } from './scroll-flag.ts';

test.each([
  ['?scroll=true', ''],
  ['?scroll=true&option.11=3001', '?option.11=3001'],
  ['?option.11=3001&scroll=true&utm_source=a%20b', '?option.11=3001&utm_source=a%20b'],
  ['?scroll=false', '?scroll=false'],
  ['?unscroll=true', '?unscroll=true'],
  ['?scroll=trueish', '?scroll=trueish'],
  ['', ''],
])('PDP-12: %j without the flag is %j', (search, rest) => {
  expect(withoutScrollFlag(search)).toBe(rest);
});
