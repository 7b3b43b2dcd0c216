import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './EmptyState.stories.tsx';

const { Cart, NothingMatches, TitleOnly } = composeStories(stories);

test('says what is not there and leads on', () => Cart.run());
test('what is offered can be pressed', () => NothingMatches.run());

test('its picture is decoration', async () => {
  await TitleOnly.run();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'No favorites yet' })).toBeTruthy();
});
