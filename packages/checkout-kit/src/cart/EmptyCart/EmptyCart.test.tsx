import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './EmptyCart.stories.tsx';

const { Empty } = composeStories(stories);

test('explains the next step and links to it', async () => {
  await Empty.run();
  expect(screen.getByText('Find something you love and we’ll keep it here for you.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Shopping' }).getAttribute('href')).toBe('/');
});
