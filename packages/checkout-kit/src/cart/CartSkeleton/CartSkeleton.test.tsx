import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CartSkeleton.stories.tsx';

const { Loading } = composeStories(stories);

test('says that the cart loads', async () => {
  await Loading.run();
  expect(screen.getByRole('status').textContent).toBe('Loading your cart');
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).not.toBeNull();
});
