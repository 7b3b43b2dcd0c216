import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ProductGrid.stories.tsx';

const { ThreeColumns, FourColumns } = composeStories(stories);

test('products are a list', async () => {
  await ThreeColumns.run();
  expect(screen.getAllByRole('article')).toHaveLength(8);
});

test('only pictures of the first screen load first', async () => {
  await FourColumns.run();
  expect(document.querySelectorAll('img[fetchpriority=high]')).toHaveLength(2);
});
