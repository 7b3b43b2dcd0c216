import { composeStories } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TwoCardsPopup.stories.tsx';

const all = composeStories(stories);

test('every card is listed with its type, its last four digits and the reason it cannot be selected', async () => {
  await all.TwoChosen.run();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, true, false]);
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, true, false, true]);
  expect(screen.getByRole('checkbox', { name: /Mastercard ending in 2121.*Expires 08\/24 · Expired$/ })).toBeTruthy();
});

test('the amounts appear once two cards are selected, labeled by card, with their sum', async () => {
  await all.NoneChosen.run();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await all.TwoChosen.run();
  expect(screen.getByRole('textbox', { name: 'Visa ending in 1111' })).toHaveProperty('value', '542.13');
  expect(screen.getByRole('textbox', { name: 'American Express ending in 4141' })).toHaveProperty('value', '542.12');
  expect(screen.getByText('Total: $1,084.25.')).toBeTruthy();
});

test('an error shows at the invalid field', async () => {
  await all.WrongAmounts.run();
  const wrong = screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'));
  expect(wrong).toEqual(['true', null]);
  await all.WrongTotal.run();
  expect(screen.getAllByRole('textbox').at(-1)?.getAttribute('aria-invalid')).toBe('true');
});

test('an error is announced, and while the card form is open nothing else can be submitted', async () => {
  await all.Refused.run();
  expect(screen.getByRole('alert').textContent).toContain('Your payment session has expired.');
  await all.AddingAsGuest.run();
  expect(screen.getByLabelText('Card Number')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Update Payment' })).toBeNull();
});

test('all controls are disabled while the payment is being saved', async () => {
  await all.Saving.run();
  const { update, toggle } = all.Saving.args.control ?? {};
  await userEvent.click(screen.getByRole('button', { name: 'Update Payment' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Visa/ }));
  expect(update).not.toHaveBeenCalled();
  expect(toggle).not.toHaveBeenCalled();
});
