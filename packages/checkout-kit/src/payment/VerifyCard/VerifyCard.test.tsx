import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './VerifyCard.stories.tsx';

const all = composeStories(stories);
const field = () => screen.getByLabelText<HTMLInputElement>('Security Code');

test('CARD-67: prompts only for the security code, limited to the digits of the card type', async () => {
  await all.Empty.run();
  expect([field().inputMode, field().autocomplete, field().name]).toEqual(['numeric', 'cc-csc', '']);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
});

test('CARD-69: the server’s message about the code is shown', async () => {
  await all.Refused.run();
  expect(screen.getByRole('alert').textContent).toBe('That security code doesn’t match this card. Please check it.');
});

test('an incomplete code shows an error at its field', async () => {
  await all.Incomplete.run();
  expect(screen.getByText('The security code you entered is not valid.')).toBeTruthy();
});

test('the button is busy during the verification', async () => {
  await all.Busy.run();
  expect(screen.getByRole('button', { name: 'Verify' }).getAttribute('aria-busy')).toBe('true');
});
