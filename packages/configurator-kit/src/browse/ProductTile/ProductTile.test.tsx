import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ProductTile.stories.tsx';

const { OnSale, New, Canada } = composeStories(stories);

test('SITE-09, SITE-10, SITE-11: a tile shows what it costs and what it cost', () => OnSale.run());
test('SITE-12: on the Canadian site prices are in CAD', () => Canada.run());

test('a new product says so and has no sale price', async () => {
  await New.run();
  expect(screen.getByText('New')).toBeTruthy();
  expect(screen.queryByText('Sale price')).toBeNull();
});
