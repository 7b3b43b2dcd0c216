import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CartSkeleton.stories.tsx';

const { Loading } = composeStories(stories);

test('announces that the cart is loading', async () => {
  await Loading.run();
  expect(screen.getByRole('status').textContent).toBe('Loading your cart');
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).not.toBeNull();
});
