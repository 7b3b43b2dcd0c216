import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SearchScreen.stories.tsx';

const { Found, NothingFound, NothingAsked } = composeStories(stories);

test('a search says how much it found', async () => {
  await Found.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2 results for “sofa”');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('a search without result says what to try', async () => {
  await NothingFound.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No results for “sofs”');
  expect(screen.getByText(/Check the spelling/)).toBeTruthy();
});

test('an empty query shows a prompt for a search term', async () => {
  await NothingAsked.run();
  expect(screen.getByText(/What are you looking for/)).toBeTruthy();
});
