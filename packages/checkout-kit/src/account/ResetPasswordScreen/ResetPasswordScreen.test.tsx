import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { signInPortsFixture } from '../../fixtures/account.ts';
import * as stories from './ResetPasswordScreen.stories.tsx';

const all = composeStories(stories);

test('PWD-01: a valid link sets a new password once and the page links to sign-in', async () => {
  const setPassword = fn(async () => ok({ isSuccess: true, message: '' }));
  await all.Changed.run({ args: { ...all.Changed.args, ports: { ...signInPortsFixture(), setPassword } } });
  expect(setPassword).toHaveBeenCalledExactlyOnceWith('a long and quiet sentence');
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/account/login');
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('a password that is too short shows an error and is not sent', async () => {
  const setPassword = fn();
  await all.TooShort.run({ args: { ...all.TooShort.args, ports: { ...signInPortsFixture(), setPassword } } });
  expect(screen.getByText('Please use at least 8 characters.')).toBeTruthy();
  expect(setPassword).not.toHaveBeenCalled();
});

test('a link that was already used shows the message of the server', async () => {
  await all.UsedMeanwhile.run();
  expect(screen.getByRole('alert').textContent).toBe(
    'This link has expired or was already used. Please request a new one.',
  );
});

test('PWD-01: an expired link shows a message and offers a new one', async () => {
  const forgotPassword = fn(signInPortsFixture().forgotPassword);
  const ports = { ...signInPortsFixture('none', { forgotPassword }), setPassword: fn() };
  await all.NewLinkSent.run({ args: { ...all.NewLinkSent.args, ports } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has expired');
  expect(forgotPassword).toHaveBeenCalledExactlyOnceWith('maren@example.com', 'reset-token');
});

test('a check that fails can be made again', async () => {
  const onRetry = fn();
  await all.CheckFails.run({ args: { ...all.CheckFails.args, onRetry } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the wait is announced', async () => {
  await all.Checking.run();
  expect(screen.getByRole('status').textContent).toBe('Checking your link');
});
