import { expect, test } from 'vitest';
import { pictureRows, playRows } from './report.ts';
import { picturesOf, playsOf } from './shots.ts';

const plain = { id: 'card--plain', type: 'story', title: 'UI/Card', name: 'Plain', importPath: './Card.stories.tsx' };
const entries = { 'card--plain': plain };
const [played] = playsOf([plain]);
const [first, second] = picturesOf([plain]);
if (!played || !first || !second) throw new Error('the story has a play and two pictures');

test('a story that was played is one row with its id', () => {
  const expected = { title: 'UI/Card > Plain', file: './Card.stories.tsx', storyId: 'card--plain' };
  expect(playRows([{ shot: played }], entries)).toEqual([{ ...expected, passed: true }]);
  expect(playRows([{ shot: played, problem: 'button-name: button' }], entries)).toEqual([
    { ...expected, passed: false, message: 'button-name: button' },
  ]);
});

test('a picture that differs fails, and so do a story that breaks and a picture without a story', () => {
  const miss = { file: first.file, why: '40 pixels differ' };
  const left = { file: 'main/gone--plain.webp', why: 'no story has this picture' };
  const rows = pictureRows(
    [
      { shot: first, miss },
      { shot: second, problem: 'no such button' },
    ],
    [miss, left],
  );
  expect(rows.map(({ title, passed, message }) => [title, passed, message])).toEqual([
    ['picture main/card--plain.webp', false, '40 pixels differ'],
    ['picture cb2/card--plain.webp', false, 'no such button'],
    ['picture main/gone--plain.webp', false, 'no story has this picture'],
  ]);
  // All pictures of a component are compared again when one of them differs.
  expect(new Set(rows.map(({ file }) => file))).toEqual(new Set(['card--', 'gone--']));
  expect(pictureRows([{ shot: first }], []).map(({ passed }) => passed)).toEqual([true]);
});
