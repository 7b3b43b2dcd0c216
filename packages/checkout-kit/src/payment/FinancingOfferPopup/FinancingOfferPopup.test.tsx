import { composeStories } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './FinancingOfferPopup.stories.tsx';

const all = composeStories(stories);

test('FIN-08, FIN-09: an error message shows alone, with the one button back', async () => {
  await all.Refused.run();
  expect(screen.getByText('There’s no house card offer for this order.')).toBeTruthy();
  expect(screen.queryAllByRole('radio')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Back to payment page' })).toBeTruthy();
});

test('while a choice is saved it cannot be sent again', async () => {
  await all.Saving.run();
  const { onEvent } = all.Saving.args;
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).not.toHaveBeenCalled();
});
