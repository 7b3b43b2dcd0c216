import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { signInPortsFixture } from '../../fixtures/account.ts';
import * as stories from './ForgotPasswordPopup.stories.tsx';

const all = composeStories(stories);
const failing = signInPortsFixture('failing');

test("PWD-02: the popup is titled 'Reset Password'", async () => {
  await all.Opened.run();
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeTruthy();
});

test("PWD-03, PWD-04, PWD-05: it starts with the form: an email and the buttons 'Cancel' and 'Submit'", async () => {
  await all.Opened.run();
  expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Forgot' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).type).toBe('submit');
});

test('PWD-05: after a success it starts with the form again', async () => {
  await all.Sent.run();
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('button', { name: 'Forgot' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});

test('PWD-13: the header message heads the form; a failure is logged and shows the generic text', async () => {
  await all.Opened.run();
  expect(screen.getByText('Enter your email address and we’ll send you a link.')).toBeTruthy();
  const log = fn();
  const ports = signInPortsFixture('none', { openForgotPassword: failing.openForgotPassword, log });
  await all.WithoutToken.run({ args: { ports } });
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again in a moment.');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'GetRequestVerificationToken' }));
});

test('the submit requests the token again when loading it failed', async () => {
  const openForgotPassword = fn(signInPortsFixture().openForgotPassword).mockImplementationOnce(
    failing.openForgotPassword,
  );
  const forgotPassword = fn(signInPortsFixture().forgotPassword);
  await all.Sent.run({ args: { ports: signInPortsFixture('none', { openForgotPassword, forgotPassword }) } });
  await screen.findByRole('status');
  expect(forgotPassword).toHaveBeenCalledExactlyOnceWith('maren@example.com', 'reset-token');
});

test('PWD-06, PWD-16: a success turns the popup to its success view', async () => {
  await all.Sent.run();
  expect((await screen.findByRole('status')).textContent).toContain('Check your email for a link');
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});
