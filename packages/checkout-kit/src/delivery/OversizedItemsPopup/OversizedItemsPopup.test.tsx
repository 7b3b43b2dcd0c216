import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
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
  const [first] = screen.getAllByRole('row');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Box 1',
    'Qty: 1',
    'Width 78 in',
    'Depth 40 in',
    'Height 6 in',
  ]);
});

test('has a way back and a way on', async () => {
  const onBack = fn();
  const onContinue = fn();
  await TwoBoxes.run({ args: { ...TwoBoxes.args, onBack, onContinue } });
  await userEvent.click(screen.getByRole('button', { name: 'Back to Cart' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Checkout' }));
  expect([onBack.mock.calls.length, onContinue.mock.calls.length]).toEqual([1, 1]);
});
