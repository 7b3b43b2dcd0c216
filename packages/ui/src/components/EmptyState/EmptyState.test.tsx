import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { TitleOnly } = composeStories(stories);

test('its picture is decoration', async () => {
  await TitleOnly.run();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
});
