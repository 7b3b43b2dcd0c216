import { composeStories } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Receipt.stories.tsx';

const { Ordered, AsAGift, ArrivingApart, ShippedAndPickedUp, TaxExempt } = composeStories(stories);

test('lists the ordered items, the shipping address and the payment', async () => {
  await Ordered.run();
  const ordered = within(screen.getByRole('region', { name: 'What you ordered' }));
  expect(ordered.getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.queryByText('For your new home.')).toBeNull();
});

test('a gift shows its message, and that the packing slip leaves out the prices', async () => {
  await AsAGift.run();
  expect(screen.getByText('For your new home.')).toBeTruthy();
  expect(screen.getByText('Prices won’t appear on the packing slip.')).toBeTruthy();
});

test('SHIP-01: an order with several recipients shows each with its items', async () => {
  await ShippedAndPickedUp.run();
  const shipped = within(screen.getByRole('region', { name: 'Delivery' }));
  expect(shipped.getByText('Maren Lindqvist')).toBeTruthy();
  expect(shipped.getAllByRole('listitem')).toHaveLength(1);
  const fromStore = within(screen.getByRole('region', { name: 'Store pickup' }));
  expect(fromStore.getByText('Lincoln Park')).toBeTruthy();
  expect(fromStore.getAllByText('Ready Nov 21').length).toBeGreaterThan(0);
});

test('SHIP-02: items of one shipment that arrive on different days show their own dates', async () => {
  await ArrivingApart.run();
  const ordered = within(screen.getByRole('region', { name: 'What you ordered' }));
  expect(ordered.getAllByText(/^(Arrives|Get it by)/).map(({ textContent }) => textContent)).toEqual([
    'Arrives in 5 to 7 weeks, in-home',
    'Get it by Tue, Dec 1',
  ]);
});

test('README decision 19: names the certificate that the order was exempt by', async () => {
  await TaxExempt.run();
  expect(screen.getByText('Tax exempt, certificate E-9912-3456')).toBeTruthy();
});
