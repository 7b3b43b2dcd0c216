import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './OversizedItemsPopup.stories.tsx';

const { TwoBoxes } = composeStories(stories);

test("OVER-01: titled 'Make sure these items will fit in your vehicle'", async () => {
  await TwoBoxes.run();
  expect(screen.getByRole('dialog', { name: 'Make sure these items will fit in your vehicle' })).toBeTruthy();
});

test("OVER-02: boxes with number, quantity and measures in inches, under the item's title", async () => {
  await TwoBoxes.run();
  expect(screen.getByRole('heading', { name: 'Orchard Dining Table' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Boxes for Orchard Dining Table' }));
  const texts = (role: string) => table.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('columnheader')).toEqual(['Box', 'Quantity', 'Width', 'Depth', 'Height']);
  expect(texts('rowheader')).toEqual(['Box 1', 'Box 2']);
  expect(texts('cell').slice(0, 4)).toEqual(['Quantity1', 'Width78 in', 'Depth40 in', 'Height6 in']);
});

test('has a way back and a way on', async () => {
  const onBack = fn();
  const onContinue = fn();
  await TwoBoxes.run({ args: { ...TwoBoxes.args, onBack, onContinue } });
  await userEvent.click(screen.getByRole('button', { name: 'Back to Cart' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Checkout' }));
  expect([onBack.mock.calls.length, onContinue.mock.calls.length]).toEqual([1, 1]);
});
