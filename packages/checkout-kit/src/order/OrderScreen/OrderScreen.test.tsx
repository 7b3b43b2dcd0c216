import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './OrderScreen.stories.tsx';

const { Found, NotFound } = composeStories(stories);

test('ROUTE-22: shows the receipt of an order, which can be printed', async () => {
  const print = fn();
  await Found.run({ args: { ...Found.args, ports: { print, reorder: fn(), log: fn() } } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 4417 0236 85');
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Print Receipt' }));
  expect(print).toHaveBeenCalledOnce();
});

test('an order of another account is not found', async () => {
  await NotFound.run();
  expect(screen.getByText('We couldn’t find that order')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All Orders' }).getAttribute('href')).toBe('/account/orders');
});
