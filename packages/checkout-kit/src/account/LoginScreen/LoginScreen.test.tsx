import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './LoginScreen.stories.tsx';

const all = composeStories(stories);

test('ROUTE-14: the page signs in and redirects to returnUrl', async () => {
  await all.SentHere.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign In');
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.getByText('Please sign in to continue.')).toBeTruthy();
  const redirect = document.querySelector<HTMLInputElement>('[name=redirectUrl]');
  expect(redirect?.value).toBe('/account/auth/confirm?returnUrl=%2Faccount%2Forders');
});

test('ROUTE-15: the page links to account creation', async () => {
  await all.SignIn.run();
  const links = screen.getAllByRole('link', { name: 'Create an Account' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/account/create-account'));
});

test('the page has no create-account link when an identity service manages accounts', async () => {
  await all.AccountsElsewhere.run();
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Create an Account' })).toBeNull();
});

test('SIGN-26: a configuration that fails to load shows an error and a retry', async () => {
  const onRetry = fn();
  await all.ConfigurationFails.run({ args: { ...all.ConfigurationFails.args, onRetry } });
  expect(screen.getByRole('status').textContent).toContain('We couldn’t load sign-in.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([
  ['Expired', 'Your sign-in timed out. Please try again.'],
  ['ExistingAccount', 'There’s already an account with this email address. Please sign in with your password.'],
] as const)('shows why the sign-in did not complete: %s', async (story, text) => {
  await all[story].run();
  expect(screen.getByRole('alert').textContent).toBe(text);
});
