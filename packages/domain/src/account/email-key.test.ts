import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['Nora@Example.com ', 'nora@example.com'],
  ['\u00a0NORA@EXAMPLE.COM\t', 'nora@example.com'],
  ['Ame\u0301lie@example.com', 'am\u00e9lie@example.com'],
  ['nora+sofa@example.com', 'nora+sofa@example.com'],
])('%j is the account %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
});
