import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PackingSlipScreen.stories.tsx';

const { Priced, AsAGift, NotFound, TwoRecipients } = composeStories(stories);

test('lists the items with their prices, and can be printed', async () => {
  const print = fn();
  await Priced.run({ args: { ...Priced.args, ports: { print } } });
  expect(screen.getAllByRole('columnheader', { name: 'Price' }).length).toBeGreaterThan(0);
  expect(document.body.textContent).toContain('$');
  // An evening in Central Time.
  expect(screen.getAllByText('Placed November 20, 2026').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Print Packing Slip' }));
  expect(print).toHaveBeenCalledOnce();
});

test('SHIP-28, SHIP-30: a gift shows its message and gift receipt, and no price', async () => {
  await AsAGift.run();
  expect(screen.getByText(/For your new home/)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Gift receipt' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull();
  expect(document.body.textContent).not.toContain('$');
});

test('SHIP-30: each recipient has one slip, and only that of the gift has no prices', async () => {
  await TwoRecipients.run();
  const [gift, other] = screen.getAllByRole('article');
  expect(gift?.textContent).not.toContain('$');
  expect(within(other!).getByRole('columnheader', { name: 'Price' })).toBeTruthy();
});

test('an unknown key shows a message', async () => {
  await NotFound.run();
  expect(screen.getByText('We couldn’t find that packing slip')).toBeTruthy();
});
