import { composeStories } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PasswordField.stories.tsx';

const all = composeStories(stories);
const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('a password is hidden until the shopper shows it, and can be hidden again', async () => {
  await all.Hidden.run();
  expect(field().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field().type).toBe('password');
});

test('password managers know what it is', async () => {
  await all.Hidden.run();
  expect(field().autocomplete).toBe('current-password');
});

test('a disabled password cannot be shown either', async () => {
  await all.Disabled.run();
  expect(field().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show password' }).disabled).toBe(true);
});
