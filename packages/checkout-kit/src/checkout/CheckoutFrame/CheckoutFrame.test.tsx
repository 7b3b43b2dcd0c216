import { composeStories } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CheckoutFrame.stories.tsx';

const { FirstStep, ThirdStep } = composeStories(stories);
const steps = () => within(screen.getByRole('navigation', { name: 'Checkout steps' })).getAllByRole('listitem');

test('CHK-01: the steps in their order, the present one marked', async () => {
  await FirstStep.run();
  const names = steps().map(({ textContent }) => textContent?.replace(/^\d/, ''));
  expect(names).toEqual(['Address', 'Delivery', 'Payment', 'Review']);
  expect(steps()[0]?.getAttribute('aria-current')).toBe('step');
});

test('ROUTE-04, ROUTE-05: completed steps link back', async () => {
  await ThirdStep.run();
  expect(screen.getByRole('link', { name: /^Completed:\s?Address$/ }).getAttribute('href')).toBe('/checkout/shipping');
  expect(screen.getByRole('link', { name: /^Completed:\s?Delivery$/ }).getAttribute('href')).toBe(
    '/checkout/shippingandgiftoptions',
  );
  expect(screen.queryByRole('link', { name: 'Review' })).toBeNull();
});
