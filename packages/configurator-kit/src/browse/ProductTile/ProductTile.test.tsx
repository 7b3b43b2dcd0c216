import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ProductTile.stories.tsx';

const { New } = composeStories(stories);

test('a new product is labeled and has no sale price', async () => {
  await New.run();
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.queryByText('Sale price')).toBeNull();
});
