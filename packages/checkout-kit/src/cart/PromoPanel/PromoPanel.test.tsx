import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PromoPanel.stories.tsx';

const all = composeStories(stories);

test('closed, it offers to add a code', async () => {
  await all.Closed.run();
  expect(screen.getByRole('button', { name: 'Add a promo code' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('CART-21: an error shows at the field', async () => {
  await all.Refused.run();
  const field = screen.getByRole('textbox', { name: 'Promo code' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'This promo code has expired.',
  );
});

test('CART-22: a failed removal shows an error and the code stays', async () => {
  await all.RemovalFailed.run();
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t remove that promo code');
  expect(screen.getByRole('button', { name: 'Remove promo code TAKE50' })).toBeTruthy();
});
