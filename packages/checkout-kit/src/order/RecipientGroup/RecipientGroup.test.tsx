import { composeStories } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RecipientGroup.stories.tsx';

const { Shipped, AsAGift, PickedUp } = composeStories(stories);

test('SHIP-01: shows where, what and how much of one recipient', async () => {
  await Shipped.run();
  const group = within(screen.getByRole('region', { name: 'Recipient 1 of 2' }));
  expect(group.getByText('Ship to')).toBeTruthy();
  expect(group.getByText('Maren Lindqvist')).toBeTruthy();
  expect(group.getAllByRole('listitem')).toHaveLength(1);
  expect(group.getByText('Tax')).toBeTruthy();
  expect(group.queryByText(/For your new home/)).toBeNull();
});

test('SHIP-01: each recipient has a gift message', async () => {
  await AsAGift.run();
  expect(screen.getByText('Gift message: For your new home.')).toBeTruthy();
});

test('SHIP-01: the only address of an order with a pickup has no number', async () => {
  await Shipped.run({ args: { ...Shipped.args, count: 1 } });
  expect(screen.getByRole('region', { name: 'Delivery' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Delivery' })).toBeTruthy();
});

test('DELIV-07: shipping that costs nothing is free', async () => {
  const { totals } = Shipped.args;
  if (!totals) throw new Error('The story has totals');
  await Shipped.run({ args: { ...Shipped.args, totals: { ...totals, shipping: 0, tax: 0 } } });
  expect(screen.getByText('Shipping').nextElementSibling?.textContent).toBe('Free');
  expect(screen.getByText('Tax').nextElementSibling?.textContent).toBe('$0.00');
});

test('SHIP-01: what is picked up shows its store', async () => {
  await PickedUp.run();
  const group = within(screen.getByRole('region', { name: 'Store pickup' }));
  expect(group.getByText('Pick up at')).toBeTruthy();
  expect(group.getByText('Lincoln Park')).toBeTruthy();
  expect(group.queryByText('Maren Lindqvist')).toBeNull();
});
