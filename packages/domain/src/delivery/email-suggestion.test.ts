import { expect, test } from 'vitest';
import { suggestEmail } from './email-suggestion.ts';

test.each([
  ['jose@gmial.con', 'jose@gmail.com'],
  ['jose@gmail.co', 'jose@gmail.com'],
  ['Jose.M@GMAIL.CMO', 'Jose.M@gmail.com'],
  ['a@yaho.com', 'a@yahoo.com'],
  ['a@hotmial.com', 'a@hotmail.com'],
  ['a@outlok.com', 'a@outlook.com'],
  ['a@iclod.com', 'a@icloud.com'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'jose@gmail.com',
  'jose@mail.com',
  'jose@example.com',
  'jose@settee.example',
  'jose@he.com',
  'jose@',
  '@gmial.com',
  'jose',
  '',
  'a b@gmial.com',
  '<script>@gmial.com@x',
])('%s has no suggestion', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
