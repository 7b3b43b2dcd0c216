import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AccountFrame.stories.tsx';

const { Loaded, Loading, Failed } = composeStories(stories);

test('ROUTE-22: links to every account page and marks the current one', async () => {
  await Loaded.run();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/account',
    '/account/orders',
    '/gift-registry',
    '/account/addresses',
    '/account/cards',
    '/account/sign-in-settings',
    '/account/preferences',
  ]);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Orders');
  expect(screen.getByText('What the page has.')).toBeTruthy();
});

test('SITE-17: a shopper can sign out', async () => {
  const onSignOut = fn();
  await Loaded.run({ args: { ...Loaded.args, onSignOut } });
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('a loading page shows its loading state', async () => {
  await Loading.run();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a page that fails to load offers a retry', async () => {
  const onRetry = fn();
  await Failed.run({ args: { ...Failed.args, load: { data: null, hasFailed: true, onRetry } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
