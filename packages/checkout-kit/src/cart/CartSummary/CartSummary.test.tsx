import { composeStories } from '@storybook/react-vite';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CartSummary.stories.tsx';

const { Estimate, NonContinental, OwnCart, TaxUnknown, TaxFree } = composeStories(stories);
const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('SITE-13: a saving shows with its sign before the currency', async () => {
  await Estimate.run();
  expect(names()).toEqual(['Merchandise', 'You save', 'Shipping', 'Estimated tax', 'Total']);
  expect(screen.getByText('-$350.00')).toBeTruthy();
});

test('the $10 of a non-continental address are named', async () => {
  await NonContinental.run();
  expect(names()).toEqual([
    'Merchandise',
    'ShippingIncludes $10.00 for delivery outside the contiguous U.S.',
    'Tax',
    'Total',
  ]);
});

test('tax is not shown as $0.00 before an address is known', async () => {
  await TaxUnknown.run();
  expect(screen.getByText('Tax').parentElement?.textContent).toBe('TaxCalculated at checkout');
});

test('the tax of a known address may be $0.00', async () => {
  await TaxFree.run();
  expect(screen.getByText('Tax').parentElement?.textContent).toBe('Tax$0.00');
});

test('CART-02: shipping that costs nothing is free', async () => {
  const { summary } = Estimate.args;
  if (!summary) throw new Error('The story has a summary');
  await Estimate.run({ args: { ...Estimate.args, summary: { ...summary, shipping: 0 } } });
  expect(screen.getByText('Shipping').parentElement?.textContent).toBe('ShippingFree');
});

test('CART-13, ATC-25: a cart made of the parts shows totals, removes a line and restores it', async () => {
  await OwnCart.run();
  expect(screen.getByText('Total').parentElement?.textContent).toBe('Total$2,895.04');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Alder 3-Seat Sofa' }));
  const undo = screen.getByRole('button', { name: 'Undo: add Alder 3-Seat Sofa back' });
  expect(document.activeElement).toBe(undo);
  expect(screen.queryByRole('spinbutton', { name: 'Quantity of Alder 3-Seat Sofa' })).toBeNull();
  await waitFor(() => expect(undo.getAttribute('aria-disabled')).toBeNull());
  await userEvent.click(undo);
  await screen.findByRole('spinbutton', { name: 'Quantity of Alder 3-Seat Sofa' });
});
