import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ConfirmationScreen.stories.tsx';

const { Placed, AsAGift, WithoutDetails } = composeStories(stories);

test('shows number, date, lines, totals, addresses and the last four of the card', async () => {
  await Placed.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Maren.');
  expect(screen.getByText('Order 4417 0236 85')).toBeTruthy();
  expect(screen.getByText('Placed November 20, 2026')).toBeTruthy();
  const receipt = within(screen.getByRole('region', { name: 'What you ordered' }));
  expect(receipt.getAllByRole('listitem')).toHaveLength(2);
  expect(receipt.getByText('$2,895.04')).toBeTruthy();
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.getAllByText('Chicago, IL 60614')).toHaveLength(2);
});

test('prints', async () => {
  const print = fn();
  await Placed.run({ args: { ...Placed.args, ports: { print } } });
  await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a gift shows its message', async () => {
  await AsAGift.run();
  expect(screen.getByText('For your new home.')).toBeTruthy();
});

test('ORDER-12: without details the confirmation still shows', async () => {
  await WithoutDetails.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you.');
  expect(screen.queryByRole('region', { name: 'What you ordered' })).toBeNull();
});

test('SITE-14, SITE-16: the help line and its hours are at the end', async () => {
  await Placed.run();
  expect(screen.getByRole('link', { name: '(888) 249-4155' })).toBeTruthy();
  expect(document.body.textContent).toContain('Mon - Sun 8 am - 9 pm CT');
});
