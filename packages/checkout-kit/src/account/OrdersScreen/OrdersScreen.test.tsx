import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './OrdersScreen.stories.tsx';

const all = composeStories(stories);

test('ROUTE-22: every order links to its page and shows date, count, total and images', async () => {
  await all.Some.run();
  const order = screen.getByRole('link', { name: /4417-0236/ });
  expect(order.getAttribute('href')).toBe('/account/orders/4417-0236');
  // An evening in Central Time.
  expect(order.textContent).toContain('Placed on November 20, 2026');
  expect(order.textContent).toContain('3 items');
  expect(order.textContent).toMatch(/\$[\d,]+\.\d\d/);
  expect(order.querySelectorAll('img')).toHaveLength(2);
});

test('a button loads older orders and disappears when there are no more', async () => {
  const onOlder = fn();
  await all.Many.run({ args: { ...all.Many.args, onOlder } });
  await userEvent.click(screen.getByRole('button', { name: 'Show More Orders' }));
  expect(onOlder).toHaveBeenCalledOnce();
  await all.Some.run();
  expect(screen.queryByRole('button', { name: 'Show More Orders' })).toBeNull();
});

test('older orders that fail to load show an error', async () => {
  await all.OlderFailed.run();
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load older orders');
});

test('an empty order list links to the shop', async () => {
  await all.Empty.run();
  expect(screen.getByRole('link', { name: 'Start Shopping' }).getAttribute('href')).toBe('/');
});
