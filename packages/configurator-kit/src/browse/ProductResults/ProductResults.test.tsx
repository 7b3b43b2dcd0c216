import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ProductResults.stories.tsx';

const { Filtered, SecondPage, NothingMatches, NotLoaded } = composeStories(stories);

test('selected filters are chips that remove them', async () => {
  await Filtered.run();
  expect(screen.getByRole('group', { name: 'Active filters' })).toBeTruthy();
});

test('pages are links', async () => {
  await SecondPage.run();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('filters without products can be cleared', async () => {
  await NothingMatches.run();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a failure can be retried', async () => {
  await NotLoaded.run();
  expect(screen.getByText('We couldn’t load these products.')).toBeTruthy();
});
