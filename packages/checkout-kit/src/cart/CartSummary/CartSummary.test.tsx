import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CartSummary.stories.tsx';

const { Estimate, NonContinental, TaxUnknown, TaxFree } = composeStories(stories);
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
