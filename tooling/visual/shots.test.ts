import { expect, test } from 'vitest';
import { shotsOf } from './shots.ts';

const picturesOf = (...args: Parameters<typeof shotsOf>) => shotsOf(...args).filter(({ pictured }) => pictured);

const button = { id: 'button--accent', type: 'story' };
const card = { id: 'card--plain', type: 'story', tags: ['mobile', 'dark'] };
const moving = { id: 'card--moving', type: 'story', tags: ['no-visual'] };
const docs = { id: 'card--docs', type: 'docs' };

test('a story has its picture taken in both brands, and as its tags ask', () => {
  const files = picturesOf([button, card, moving, docs]).map(({ file }) => file);
  expect(files).toEqual([
    'main/button--accent.webp',
    'cb2/button--accent.webp',
    'main/card--plain.webp',
    'main/card--plain.mobile.webp',
    'main/card--plain.dark.webp',
    'cb2/card--plain.webp',
    'cb2/card--plain.mobile.webp',
    'cb2/card--plain.dark.webp',
  ]);
});

test('every story is played and judged once in each brand, with a picture or without', () => {
  const judged = shotsOf([button, card, moving, docs]).filter((shot) => shot.judged);
  expect(judged.map(({ story, brand, scheme }) => [story, brand, scheme])).toEqual(
    ['button--accent', 'card--plain', 'card--moving'].flatMap((story) => [
      [story, 'main', 'light'],
      [story, 'cb2', 'light'],
    ]),
  );
});

test('a played story of the design system is shot in one brand, a screen of a kit in both', () => {
  const played = ['play-fn'];
  const files = picturesOf([
    { id: 'ui-switch--turned-on', type: 'story', tags: played },
    { id: 'checkout-cart--emptied', type: 'story', tags: played },
  ]).map(({ file }) => file);
  expect(files).toEqual([
    'main/ui-switch--turned-on.webp',
    'main/checkout-cart--emptied.webp',
    'cb2/checkout-cart--emptied.webp',
  ]);
});

test('a story that sets its own window is shot in it', () => {
  const own = { width: 360, height: 740 };
  const shots = picturesOf([{ id: 'flyout--on-a-phone', type: 'story' }], { 'flyout--on-a-phone': own });
  expect(shots.map(({ width, height, file }) => [width, height, file])).toEqual([
    [360, 740, 'main/flyout--on-a-phone.webp'],
    [360, 740, 'cb2/flyout--on-a-phone.webp'],
  ]);
});
