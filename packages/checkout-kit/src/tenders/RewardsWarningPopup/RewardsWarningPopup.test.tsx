import { composeStories } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RewardsWarningPopup.stories.tsx';

const all = composeStories(stories);

test("TENDER-10: the warning shows 'Are you sure?'", async () => {
  await all.Asking.run();
  const popup = within(screen.getByRole('dialog', { name: 'Are you sure?' }));
  expect(popup.getByText(/Rewards can only be used with your rewards card/)).toBeTruthy();
});

test('it cannot be confirmed again while the rewards are being removed', async () => {
  await all.Removing.run();
  const { onContinue } = all.Removing.args;
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onContinue).not.toHaveBeenCalled();
});
