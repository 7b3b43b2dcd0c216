import { defaultCardRules, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SavedCardsScreen.stories.tsx';

const all = composeStories(stories);
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('cards show type, last four and expiry, and which is the default or has expired', async () => {
  await all.Full.run();
  const [first, , , fourth] = screen.getAllByRole('listitem').slice(-5);
  expect(first?.textContent).toContain('Visa ending in 1111Default');
  expect(first?.textContent).toContain('Expires 08/29');
  expect(fourth?.textContent).toContain('Expired');
});

test('as many cards as the limit leave no room for another', async () => {
  await all.Full.run();
  expect(screen.queryByRole('button', { name: 'Add a Card' })).toBeNull();
  expect(screen.getByText(/You’ve saved 5 cards, the most your account can hold/)).toBeTruthy();
});

test('a new card is encrypted before it is sent, and the form closes', async () => {
  const { ports } = all.Adding.args;
  const add = fn(async () => ok({ isSuccess: true, message: '' }));
  if (!ports) throw new Error('The story has ports.');
  await all.Adding.run({ args: { ...all.Adding.args, ports: { ...ports, add } } });
  await clickButton('Save');
  expect(await screen.findByRole('button', { name: 'Add a Card' })).toBeTruthy();
  expect(add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ adyenCardData: 'encrypted', lastFour: '1111', saveToAccount: true }),
  );
});

test('a declined card shows the reason', async () => {
  await all.Refused.run();
  expect(screen.getByRole('alert').textContent).toContain('Your bank declined this card.');
});

test('a card is removed or made the default one', async () => {
  const { ports } = all.Some.args;
  const [remove, makeDefault] = [fn(async () => ok(null)), fn(async () => ok(null))];
  if (!ports) throw new Error('The story has ports.');
  await all.Some.run({ args: { ...all.Some.args, ports: { ...ports, remove, makeDefault } } });
  await clickButton('Make Default, Mastercard ending in 2121');
  await clickButton('Remove, Mastercard ending in 2121');
  expect([makeDefault.mock.calls, remove.mock.calls]).toEqual([[['card-1']], [['card-1']]]);
});

test('CARD-24: a house card has no expiration date and no code, where the shop has house cards', async () => {
  const houseCardRanges = [{ from: '603532', to: '603539', length: 16 }];
  const cardRules = { ...defaultCardRules, isHouseCardAllowed: true, houseCardRanges };
  await all.Adding.run({ args: { ...all.Adding.args, cardRules } });
  await userEvent.clear(screen.getByLabelText('Card Number'));
  await userEvent.type(screen.getByLabelText('Card Number'), '6035320000007001');
  expect(screen.queryByLabelText('Expiration MM/YY')).toBeNull();
});
