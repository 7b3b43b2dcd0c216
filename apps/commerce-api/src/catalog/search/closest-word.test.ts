import { expect, test } from 'vitest';
import { closestWord, editDistance } from './closest-word.ts';

test.each([
  ['chair', 'chair', 0],
  ['chiar', 'chair', 1],
  ['sofs', 'sofa', 1],
  ['otoman', 'ottoman', 1],
  ['', 'rug', 3],
])('from %j to %j it takes %d edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
});

test.each([
  ['chiar', 'chair'],
  ['sofa', null],
  ['sof', null],
  ['xyzzy', null],
  ['otomman', 'ottoman'],
  ['hcair', 'chair'],
  ['fofa', null],
])('the word closest to %j is %j', (typed, word) => {
  expect(closestWord(typed, ['sofa', 'chair', 'chairs', 'ottoman'])).toBe(word);
});
