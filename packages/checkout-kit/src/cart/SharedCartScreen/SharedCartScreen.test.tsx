import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SharedCartScreen.stories.tsx';

const all = composeStories(stories);

test('a shared cart lists its items with today’s prices and one button that adds them', async () => {
  await all.Shared.run();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('$1,949.00')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add all to cart' })).toBeTruthy();
});

test('after the add, the page links to the cart and no longer has an add button', async () => {
  await all.Added.run();
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to Cart' }).getAttribute('href')).toBe('/checkout/cart');
});

test('items that are no longer sold are listed by name', async () => {
  await all.SomeGone.run();
  expect(screen.getByText('Pell Ottoman, Ripple Vase')).toBeTruthy();
  await all.AllGone.run();
  expect(screen.queryByRole('button', { name: 'Add all to cart' })).toBeNull();
  expect(screen.getByText('Nothing in this cart is available anymore.')).toBeTruthy();
});

test('a cart of another site names that site; an expired link shows a message', async () => {
  await all.OtherSite.run();
  expect(screen.getByText(/It was shared on settee² Canada, /)).toBeTruthy();
  await all.Ended.run();
  expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeTruthy();
});
