import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Icon.stories.tsx';
import { icons } from './icons.ts';

const { Decoration, WithALabel, All } = composeStories(stories);

test('without a label it is decoration', async () => {
  await Decoration.run();
  expect(screen.queryByRole('img')).toBeNull();
});

test('with a label it is an image with that name', async () => {
  await WithALabel.run();
  expect(screen.getByRole('img', { name: 'Secure checkout' })).toBeTruthy();
});

test('every name draws a different icon', async () => {
  await All.run();
  const drawn = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(drawn).size).toBe(Object.keys(icons).length);
});
