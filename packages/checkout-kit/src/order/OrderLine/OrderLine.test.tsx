import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './OrderLine.stories.tsx';

const { InReview } = composeStories(stories);

test('shows name, quantity, arrival and line total', async () => {
  await InReview.run();
  expect(screen.getByRole('listitem').textContent).toBe('Quill Side TableQty: 2Get it by Tue, Dec 1$558.00');
});
