import { expect, test } from 'vitest';
import { emailKey } from './email-key.ts';

test.each([
  ['Nora@Example.com ', 'nora@example.com'],
  ['nora+sofa@example.com', 'nora+sofa@example.com'],
])('%j is the account %j', (typed, key) => {
  expect(emailKey(typed)).toBe(key);
});
