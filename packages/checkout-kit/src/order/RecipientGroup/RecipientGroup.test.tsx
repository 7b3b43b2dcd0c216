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

test('SHIP-01: what is picked up shows its store', async () => {
  await PickedUp.run();
  const group = within(screen.getByRole('region', { name: 'Recipient 2 of 2' }));
  expect(group.getByText('Pick up at')).toBeTruthy();
  expect(group.getByText('Lincoln Park')).toBeTruthy();
  expect(group.queryByText('Maren Lindqvist')).toBeNull();
});
