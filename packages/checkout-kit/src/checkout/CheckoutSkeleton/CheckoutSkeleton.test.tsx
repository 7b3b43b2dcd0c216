import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CheckoutSkeleton.stories.tsx';

const { Loading } = composeStories(stories);

test('announces that the checkout is loading', async () => {
  await Loading.run();
  expect(screen.getByRole('status').textContent).toBe('Loading your checkout');
});
