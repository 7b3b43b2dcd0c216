import { composeStories } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AccountScreen.stories.tsx';

const { Overview, WithRewards, Loading } = composeStories(stories);

test('ROUTE-22, SIGN-04: greets by first name, shows the email address and links to the account pages', async () => {
  await Overview.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hello, Maren');
  expect(screen.getByText('maren@example.com')).toBeTruthy();
  const orders = screen.getAllByRole('link', { name: /^Orders/ }).at(-1);
  expect(orders && within(orders).getByText('Track orders and print receipts')).toBeTruthy();
});

test('TENDER-17: a member reads what there is in rewards, others nothing of it', async () => {
  await WithRewards.run();
  expect(screen.getByText('You have $90 in rewards to use at checkout')).toBeTruthy();
  await Overview.run();
  expect(screen.queryByText(/rewards/)).toBeNull();
});

test('the greeting is omitted until the account is loaded', async () => {
  await Loading.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account');
});
