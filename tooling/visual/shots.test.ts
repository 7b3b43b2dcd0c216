import { expect, test } from 'vitest';
import { picturesOf, playsOf, pseudoOf } from './shots.ts';

const button = { id: 'button--accent', type: 'story' };
const busy = { id: 'button--busy', type: 'story' };
const small = { id: 'button--small', type: 'story', tags: ['visual', 'visual-mobile'] };
const card = { id: 'card--plain', type: 'story', tags: ['visual-mobile', 'dark'] };
const moving = { id: 'film--moving', type: 'story', tags: ['no-visual'] };
const docs = { id: 'card--docs', type: 'docs' };
const entries = [button, busy, small, docs, card, moving];

test('the first story of a component has screenshots in both brands, and other tagged stories in main', () => {
  expect(picturesOf(entries).map(({ file }) => file)).toEqual([
    'main/button--accent.webp',
    'cb2/button--accent.webp',
    'main/button--small.webp',
    'main/button--small.mobile.webp',
    'main/card--plain.webp',
    'main/card--plain.mobile.webp',
    'main/card--plain.dark.webp',
    'cb2/card--plain.webp',
    'cb2/card--plain.mobile.webp',
  ]);
});

test('every story is played and checked once, with or without a screenshot', () => {
  expect(playsOf(entries).map(({ story, brand, isCompared }) => [story, brand, isCompared])).toEqual(
    ['button--accent', 'button--busy', 'button--small', 'card--plain', 'film--moving'].map((id) => [id, 'main', true]),
  );
});

test('screenshots in cb2 are checked too', () => {
  const isCompared = picturesOf(entries).filter((shot) => shot.isCompared);
  expect(isCompared.map(({ file }) => file)).toEqual(['cb2/button--accent.webp', 'cb2/card--plain.webp']);
});

test('a story that sets its own window is played and pictured in it', () => {
  const own = { width: 360, height: 740 };
  const flyout = [{ id: 'flyout--on-a-phone', type: 'story' }];
  const sizes = [
    ...playsOf(flyout, { 'flyout--on-a-phone': own }),
    ...picturesOf(flyout, { 'flyout--on-a-phone': own }),
  ];
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [360, 740],
    [360, 740],
    [360, 740],
  ]);
});

test('stories with a picture are rendered in the pseudo-locale on a phone, or all; those that play are not', () => {
  const played = { ...small, id: 'button--played', tags: ['visual', 'play-fn'] };
  const all = [...entries, played];
  expect(pseudoOf(all, false).map(({ story, width }) => [story, width])).toEqual(
    ['button--accent', 'button--small', 'card--plain'].map((id) => [id, 360]),
  );
  expect(pseudoOf(all, true)).toHaveLength(5);
});
