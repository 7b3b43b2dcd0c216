import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './EmbeddedIdentityWidget.stories.tsx';

const all = composeStories(stories);
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

test("SIGN-13: its labels are 'Email', 'Password', 'Remember Me' and 'Reset Password'", async () => {
  await all.Empty.run();
  expect(email().type).toBe('email');
  expect(password().type).toBe('password');
  expect(screen.getByRole('checkbox', { name: 'Remember Me' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reset Password' })).toBeTruthy();
});

test('password managers find what to fill in', async () => {
  await all.Empty.run();
  expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  expect([email().name, password().name]).toEqual(['username', 'password']);
});

test('SIGN-40, SIGN-41, SIGN-44: missing fields show the configured messages and report their error codes', async () => {
  const onError = fn();
  await all.NothingEntered.run({ args: { ...all.NothingEntered.args, onError } });
  expect(screen.getByText('Please enter your email address.')).toBeTruthy();
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(onError.mock.calls).toEqual([['USERNAME_REQUIRED'], ['PASSWORD_REQUIRED']]);
});

test('SIGN-42, SIGN-44: a wrong password shows the error summary, preserves the email and clears the password', async () => {
  const onError = fn();
  await all.WrongPassword.run({ args: { ...all.WrongPassword.args, onError } });
  expect(screen.getByRole('alert').textContent).toBe('That email or password isn’t right. Please try again.');
  expect([email().value, password().value]).toEqual(['maren@example.com', '']);
  expect(onError).toHaveBeenCalledExactlyOnceWith('E0000004');
});

test('SIGN-39: a lockout shows its configured message', async () => {
  await all.LockedOut.run();
  expect((await screen.findByRole('alert')).textContent).toContain('Your account is locked.');
});

test('SIGN-43: the banner of an error has no title', async () => {
  await all.WrongPassword.run();
  expect(screen.getByRole('alert').querySelectorAll('p')).toHaveLength(0);
});

test('SIGN-01: a sign-in hands on its token once, and the button stays busy until the browser has left', async () => {
  const onSignedIn = fn();
  const authenticate = fn(
    async () => ({ ok: true, value: { sessionToken: 'session-1', antiForgeryToken: 'newer', errorCode: '' } }) as const,
  );
  await all.Empty.run({ args: { ...all.Empty.args, authenticate, onSignedIn } });
  await userEvent.type(email(), ' maren@example.com ');
  await userEvent.type(password(), 'secret');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember Me' }));
  const button = screen.getByRole('button', { name: 'Sign In' });
  await userEvent.dblClick(button);
  await userEvent.click(button);
  expect(authenticate).toHaveBeenCalledExactlyOnceWith({
    username: 'maren@example.com',
    password: 'secret',
    rememberMe: true,
  });
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('session-1', 'newer');
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a shop that cannot be reached is not called a wrong password', async () => {
  await all.Unreachable.run();
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now.');
  expect(email().value).toBe('maren@example.com');
});
