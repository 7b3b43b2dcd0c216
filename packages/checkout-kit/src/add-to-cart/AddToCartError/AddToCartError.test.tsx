import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AddToCartError.stories.tsx';

const { Failed, Fine } = composeStories(stories);

test('shows why the add failed, and nothing otherwise', async () => {
  await Failed.run();
  expect(screen.getByRole('alert').textContent).toBe('We couldn’t add this to your cart. Please try again.');
  await Fine.run();
  expect(screen.queryByRole('alert')).toBeNull();
});
