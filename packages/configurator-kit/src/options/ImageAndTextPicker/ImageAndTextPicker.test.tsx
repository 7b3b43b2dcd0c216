import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from './ImageAndTextPicker.stories.tsx';

const { ManyInACarousel, TwoInAList, ThreeChoices, Numbered } = composeStories(stories);

/** Simulates a window width in px for `min-width` media queries. */
function widen(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: ([\d.]+)px/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const carousel = () => document.querySelector<HTMLElement>('[aria-roledescription=carousel]');

afterEach(() => vi.unstubAllGlobals());

test('PICK-07: the choices are radio buttons', async () => {
  widen(1280);
  await ManyInACarousel.run();
});

test.each([
  [1201, '3'],
  [1200, '2'],
  [360, '2'],
])('PICK-08: a window of %i px shows %s at a time', async (width, shown) => {
  widen(width);
  await ManyInACarousel.run();
  expect(carousel()?.style.getPropertyValue('--slides')).toBe(shown);
});

test('PICK-09: fewer than three choices are a plain list', async () => {
  widen(360);
  await TwoInAList.run();
  expect(carousel()).toBeNull();
});

test('PICK-10: exactly three choices are a plain list on desktop and a carousel on mobile', async () => {
  widen(769);
  await ThreeChoices.run();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(carousel()).toBeNull();
  widen(768);
  await ThreeChoices.run();
  expect(carousel()).not.toBeNull();
});

test('numbered choices carry their number', async () => {
  widen(1280);
  await Numbered.run();
});
