import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ConfirmEmailScreen.stories.tsx';

const all = composeStories(stories);

test('a link is not followed by looking at it', async () => {
  const confirm = fn();
  await all.Waiting.run({ args: { ...all.Waiting.args, ports: { confirm, log: fn() } } });
  expect(confirm).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
});

test('a changed email address is confirmed and the page links to the account', async () => {
  const onPost = fn();
  await all.ChangedAddress.run({ args: { ...all.ChangedAddress.args, onPost } });
  expect(screen.getByRole('link', { name: 'Go to My Account' }).getAttribute('href')).toBe('/account');
  expect(onPost).not.toHaveBeenCalled();
});

test('SIGN-28: a new account is signed in by the form', async () => {
  const onPost = fn();
  await all.NewAccount.run({ args: { ...all.NewAccount.args, onPost } });
  expect(onPost).toHaveBeenCalledExactlyOnceWith({
    sessionToken: 'session-1',
    redirectUrl: '/account/auth/confirm?returnUrl=%2Faccount',
    __RequestVerificationToken: 'sample-token',
  });
});

test('a wrong password empties the field and can be tried again', async () => {
  await all.PasswordWanted.run();
  expect(screen.getByRole('alert').textContent).toContain('Please enter the password you chose for your account.');
  expect(screen.queryByText('This link has expired')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
});

test('an expired link shows an error and links to account creation', async () => {
  await all.Expired.run();
  expect(screen.getByRole('alert').textContent).toContain('This link has expired');
  expect(screen.getByRole('link', { name: 'Create an Account' })).toBeTruthy();
  const said = { isSuccess: false, message: 'Used already.', sessionToken: '', isPasswordWanted: false };
  await all.Expired.run({ args: { ...all.Expired.args, ports: { confirm: async () => ok(said), log: fn() } } });
  expect(screen.getByRole('alert').textContent).toContain('Used already.');
});

test('a shop that cannot be reached can be tried again', async () => {
  await all.Unreachable.run();
  expect(screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-busy')).toBeNull();
});
