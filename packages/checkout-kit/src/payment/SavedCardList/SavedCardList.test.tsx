import { composeStories } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SavedCardList.stories.tsx';

const all = composeStories(stories);

test('CARD-10: every saved card is offered; an expired one is labeled and cannot be selected', async () => {
  await all.ThreeCards.run();
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /Mastercard ending in 2121.*Expired/ })).toHaveProperty('disabled', true);
});

test('CARD-65: a full account shows why no card can be added', async () => {
  await all.Full.run();
  expect(screen.queryByRole('button', { name: 'Add New Card' })).toBeNull();
  expect(screen.getByText(/You’ve saved 5 cards/)).toBeTruthy();
});

test('CARD-63, CARD-64: only the rewards card can be selected, and the reason is shown', async () => {
  await all.RewardsOnly.run();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
    true,
    true,
    false,
  ]);
  expect(screen.getByText('Rewards can only be used with your rewards card.')).toBeTruthy();
});

test('a missing choice shows an error at the list', async () => {
  await all.NothingChosen.run();
  expect(screen.getByRole('radiogroup', { name: 'Apply New/Saved Card' }).getAttribute('aria-invalid')).toBe('true');
});

test('all controls are disabled while a card is being applied', async () => {
  await all.Applying.run();
  const { apply } = all.Applying.args.list ?? {};
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(apply).not.toHaveBeenCalled();
});
