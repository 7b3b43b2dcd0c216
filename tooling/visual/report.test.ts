import { expect, test } from 'vitest';
import { rowsOf } from './report.ts';
import { shotsOf } from './shots.ts';

const entries = {
  'card--plain': {
    id: 'card--plain',
    type: 'story',
    tags: ['mobile'],
    title: 'UI/Card',
    name: 'Plain',
    importPath: './Card.stories.tsx',
  },
};
const [first, phone] = shotsOf(Object.values(entries)).filter(({ brand }) => brand === 'main');
if (!first || !phone) throw new Error('the story has two looks');

const told = (...args: Parameters<typeof rowsOf>) =>
  rowsOf(...args).map(({ title, passed, message }) => [title, passed, ...(message === undefined ? [] : [message])]);

test('a story counts once, and each of its pictures', () => {
  expect(rowsOf([{ shot: first }, { shot: phone }], [], entries)).toEqual([
    { title: 'UI/Card > Plain (main)', file: './Card.stories.tsx', passed: true, storyId: 'card--plain' },
    { title: 'picture main/card--plain.webp', file: 'main/card--plain.webp', passed: true },
    { title: 'picture main/card--plain.mobile.webp', file: 'main/card--plain.mobile.webp', passed: true },
  ]);
});

test('a story that fails has no picture to count; at another width the picture fails', () => {
  expect(told([{ shot: first, trouble: 'button-name: button' }], [], entries)).toEqual([
    ['UI/Card > Plain (main)', false, 'button-name: button'],
  ]);
  expect(told([{ shot: phone, trouble: 'no such button' }], [], entries)).toEqual([
    ['picture main/card--plain.mobile.webp', false, 'no such button'],
  ]);
});

test('a picture that differs fails, and so does one that no story has any more', () => {
  const miss = { file: first.file, why: '40 pixels differ' };
  const left = { file: 'main/gone--plain.webp', why: 'no story has this picture any more' };
  expect(told([{ shot: first, miss }], [miss, left], entries)).toEqual([
    ['UI/Card > Plain (main)', true],
    ['picture main/card--plain.webp', false, '40 pixels differ'],
    ['picture main/gone--plain.webp', false, 'no story has this picture any more'],
  ]);
});
