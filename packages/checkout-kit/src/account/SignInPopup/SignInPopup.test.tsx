import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { signInPortsFixture } from '../../fixtures/account.ts';
import * as stories from './SignInPopup.stories.tsx';

const all = composeStories(stories);
const dialog = () => screen.queryByRole('dialog');

/** Runs a story and returns its `leaveTo` and `log` mocks. */
async function leavesOf(story: keyof typeof all, change: { url?: string } = {}) {
  const leaveTo = fn();
  const log = fn();
  const { args, run } = all[story];
  const ports = signInPortsFixture('none', { ...args.ports, leaveTo, log });
  await run({ args: { ...args, ...change, ports } });
  return { leaveTo, log };
}

test("SIGN-09, SIGN-25: a guest opens the popup, titled 'Account Sign In'", async () => {
  const { leaveTo } = await leavesOf('Opened');
  expect(screen.getByRole('dialog', { name: 'Account Sign In' })).toBeTruthy();
  expect(leaveTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});

test('SIGN-23: a signed-in shopper is redirected to the given URL', async () => {
  const { leaveTo } = await leavesOf('AlreadySignedIn');
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/favorites');
  expect(dialog()).toBeNull();
});

test('SIGN-24: without a given URL to the account page', async () => {
  const { leaveTo } = await leavesOf('AlreadySignedIn', { url: '' });
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/account');
});

const fallback = '/account/login?returnUrl=%2Fsofas%3Fsort%3Dnewest&isRedirect=true';

test('SIGN-26, SIGN-27, ROUTE-14: a configuration that fails to load redirects to the sign-in page with returnUrl', async () => {
  const { leaveTo, log } = await leavesOf('ConfigurationFails');
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith(fallback);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'Status: 503' }));
  expect(dialog()).toBeNull();
});

test('SIGN-19: a widget that fails to load redirects to the sign-in page', async () => {
  const { leaveTo, log } = await leavesOf('WidgetFails');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(fallback));
  expect(log).toHaveBeenCalledOnce();
  await waitFor(() => expect(dialog()).toBeNull());
});

test.each([
  ['SIGN-21', 'OnRegistryGuestPage'],
  ['SIGN-22', 'OnDesignServices'],
] as const)('%s: the popup never shows: %s', async (_, story) => {
  const { leaveTo } = await leavesOf(story);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
  expect(String(leaveTo.mock.calls[0])).toMatch(/^\/account\/login\?returnUrl=/);
  expect(dialog()).toBeNull();
});
