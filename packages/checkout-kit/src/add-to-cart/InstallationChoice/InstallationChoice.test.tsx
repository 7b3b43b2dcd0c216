import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './InstallationChoice.stories.tsx';

const all = composeStories(stories);

test('installation is offered with its price and its text', async () => {
  await all.Offered.run();
  expect(screen.getByText('An electrician shortens the cord, hangs the light and makes sure it works.')).toBeTruthy();
});

test('what was chosen is ticked', async () => {
  await all.Chosen.run();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('SITE-12: on the Canadian site the price is CAD', async () => {
  await all.InCanada.run();
  expect(screen.getByRole('checkbox', { name: 'Add Light Hanging, CAD 149.00 per item' })).toBeTruthy();
});
