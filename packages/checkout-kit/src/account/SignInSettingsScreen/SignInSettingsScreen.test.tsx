import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import type { SettingsPorts } from './settings-ports.ts';
import * as stories from './SignInSettingsScreen.stories.tsx';

const all = composeStories(stories);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const respond = (isSuccess: boolean, message = '') => fn(async () => ok({ isSuccess, message }));

async function run(story: keyof typeof all, change: Partial<SettingsPorts>) {
  const { args } = all[story];
  if (!args.ports) throw new Error('The story must have ports');
  await all[story].run({ args: { ...args, ports: { ...args.ports, ...change } } });
}

test('a changed name is saved', async () => {
  const saveName = fn(async () => ok(null));
  await run('Settings', { saveName });
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await type('First Name', 'a');
  await click('Save');
  expect(saveName).toHaveBeenCalledExactlyOnceWith('Marena', 'Lindqvist');
});

test('ROUTE-13: the page returns to the order review that it was opened from', async () => {
  const goTo = fn();
  await run('Settings', { goTo });
  expect(screen.queryByRole('link', { name: 'Back to Review & Place Order' })).toBeNull();
  await run('FromReview', { goTo });
  const back = screen.getByRole('link', { name: 'Back to Review & Place Order' });
  expect(back.getAttribute('href')).toBe('/checkout/review');
  await type('First Name', 'a');
  await click('Save');
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
});

test('ROUTE-13: a changed phone number is validated, saved and returns to the order review', async () => {
  const goTo = fn();
  const savePhone = fn(async () => ok(null));
  await run('FromReview', { goTo, savePhone });
  const phone = screen.getByLabelText<HTMLInputElement>('Phone Number');
  expect(phone.value).toBe('(312) 272-0142');
  await userEvent.clear(phone);
  await click('Save');
  expect(screen.getByText('Please enter a Phone Number.')).toBeTruthy();
  await userEvent.type(phone, '312 430');
  await click('Save');
  expect(screen.getByText('Please enter a valid Phone Number.')).toBeTruthy();
  expect(savePhone).not.toHaveBeenCalled();
  await userEvent.type(phone, ' 0119');
  await click('Save');
  expect(savePhone).toHaveBeenCalledExactlyOnceWith('312 430 0119');
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
});

test('an invalid name shows an error at its field, and a name is trimmed when it is saved', async () => {
  const saveName = fn(async () => ok(null));
  await run('Settings', { saveName });
  await type('First Name', ' 😀');
  await click('Save');
  expect(screen.getByText('Please use 2 to 20 letters.')).toBeTruthy();
  expect(saveName).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('First Name'));
  await type('First Name', ' Marena ');
  await click('Save');
  expect(saveName).toHaveBeenCalledExactlyOnceWith('Marena', 'Lindqvist');
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Marena');
});

test('a new email address requires the password and is confirmed by email', async () => {
  const changeEmail = respond(true);
  await run('ChangingEmail', { changeEmail });
  await type('New Email Address', 'maren.l@example.com');
  await click('Change Email');
  expect(screen.getByText('Please enter your password.')).toBeTruthy();
  await type('Current Password', 'secret');
  await click('Change Email');
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith('maren.l@example.com', 'secret');
  expect((await screen.findByRole('status')).textContent).toContain('We sent a link to maren.l@example.com.');
});

test('a wrong password shows an error and is cleared', async () => {
  await run('ChangingPassword', { changePassword: respond(false, 'That password isn’t right.') });
  await type('Current Password', 'guess');
  await type('New Password', 'a long and quiet sentence');
  await click('Change Password');
  expect((await screen.findByRole('alert')).textContent).toBe('That password isn’t right.');
  expect(screen.getByLabelText<HTMLInputElement>('Current Password').value).toBe('');
});

test('a new password is validated before it is sent', async () => {
  const changePassword = respond(true, 'Your password has been changed.');
  await run('ChangingPassword', { changePassword });
  await type('Current Password', 'secret');
  await type('New Password', 'quiet');
  await click('Change Password');
  expect(screen.getByText('Please use at least 8 characters.')).toBeTruthy();
  await type('New Password', ' and long');
  await click('Change Password');
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('secret', 'quiet and long');
  expect((await screen.findByRole('status')).textContent).toBe('Your password has been changed.');
});

test('SIGN-02: an account created with Google can request an email with a link to set a password', async () => {
  const mailPasswordLink = respond(true, 'Check your email.');
  await run('ByGoogle', { mailPasswordLink });
  expect(screen.getByText('You sign in with Google, so this account doesn’t have a password.')).toBeTruthy();
  await click('Email Me a Link to Set One');
  expect(mailPasswordLink).toHaveBeenCalledExactlyOnceWith('maren@example.com');
  expect((await screen.findByRole('status')).textContent).toBe('Check your email.');
});

test('SITE-17: signed-in browsers are listed, and all but this one can be signed out', async () => {
  const [signOutBrowser, signOutOthers] = [fn(async () => ok(null)), fn(async () => ok(null))];
  await run('Settings', { signOutBrowser, signOutOthers });
  const section = within(screen.getByRole('region', { name: 'Where You’re Signed In' }));
  expect(section.getAllByRole('listitem')[0]?.textContent).toContain('Chrome on macOSThis browser');
  expect(section.queryByRole('button', { name: 'Sign out Chrome on macOS' })).toBeNull();
  await click('Sign out Safari on iPhone');
  await click('Sign Out Everywhere Else');
  expect(signOutBrowser).toHaveBeenCalledExactlyOnceWith('b-1');
  expect(signOutOthers).toHaveBeenCalledOnce();
});

test('an account is deleted only with the password, and the shopper is redirected to the home page', async () => {
  const [deleteAccount, leaveTo] = [respond(true), fn()];
  await run('Deleting', { deleteAccount, leaveTo });
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete your account?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }));
  expect(deleteAccount).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText('Current Password'), 'secret');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }));
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('secret');
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/');
});

test('the focus moves into the form that replaces its button', async () => {
  await run('ChangingEmail', {});
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New Email Address')));
});

test('the settings explain that an identity service manages the password', async () => {
  await run('PasswordElsewhere', {});
  expect(screen.getByText('Your password is managed by the service you sign in with.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change Password' })).toBeNull();
});
