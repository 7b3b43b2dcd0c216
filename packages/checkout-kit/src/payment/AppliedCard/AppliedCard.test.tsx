import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AppliedCard.stories.tsx';

const { Applied, HouseCard } = composeStories(stories);

test('shows the card by type, last four and expiry, and changes or removes it', async () => {
  const onEdit = fn();
  const onRemove = fn();
  await Applied.run({ args: { ...Applied.args, onEdit, onRemove } });
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.getByText('Expires 08/29')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Visa ending in 4242' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Visa ending in 4242' }));
  expect([onEdit.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});

test('the house card has no expiry to show', async () => {
  await HouseCard.run();
  expect(screen.queryByText(/Expires/)).toBeNull();
});
