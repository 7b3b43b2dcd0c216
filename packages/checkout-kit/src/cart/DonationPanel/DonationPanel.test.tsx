import { composeStories } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './DonationPanel.stories.tsx';

const all = composeStories(stories);

test('CART-19: open, it offers amounts in cents and one of one’s own', async () => {
  await all.Open.run();
  const group = within(screen.getByRole('group', { name: 'Donate to Roof & Hearth Fund' }));
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['$5.00', '$10.00', '$25.00']);
  expect(screen.getByRole('textbox', { name: 'Other amount' })).toBeTruthy();
});

test('CART-19: what is given can be taken back', async () => {
  await all.Given.run();
  expect(screen.getByRole('button', { name: 'Remove $10.00 donation' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a donation' })).toBeNull();
});

test('an error shows at the field', async () => {
  await all.Refused.run();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
});

test('SITE-12: on the Canadian site amounts are CAD', async () => {
  await all.InCanada.run();
  expect(screen.getByRole('button', { name: 'CAD 10.00' })).toBeTruthy();
});
