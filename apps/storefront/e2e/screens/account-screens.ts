import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';
import type { Shopper } from './shoppers.ts';

const account = (id: string, path: string, shopper: Shopper, open?: Screen['open']): Screen => ({
  id,
  area: 'account',
  shopper,
  path,
  ...(open ? { open } : {}),
});
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Account page after a click on `button`, ready when `label` shows. */
const opened = (id: string, path: string, shopper: Shopper, button: string | RegExp, label: string): Screen =>
  account(id, path, shopper, async (page) => {
    await press(page, button);
    await page.getByLabel(label, { exact: true }).first().waitFor();
  });

/** Signing in, the account's pages and registries. */
export const accountScreens: readonly Screen[] = [
  account('login', '/account/login', 'guest', async (page) => page.getByLabel('Password', { exact: true }).waitFor()),
  account('login-returning', '/account/orders', 'guest', async (page) =>
    page.getByLabel('Password', { exact: true }).waitFor(),
  ),
  account('login-wrong', '/account/login', 'guest', async (page) => {
    await page.getByLabel('Email', { exact: true }).fill('somebody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('guess');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('alert').waitFor();
  }),
  account('login-forgotten', '/account/login', 'guest', async (page) => {
    await press(page, 'Reset Password');
    await page.getByRole('button', { name: 'Back to Sign In' }).waitFor();
  }),
  account('create-account', '/account/create-account', 'guest'),
  account('create-account-problems', '/account/create-account', 'guest', async (page) => {
    await press(page, 'Create Account');
    await page.getByText('Please enter your first name.').first().waitFor();
  }),
  account('create-account-sent', '/account/create-account', 'guest', async (page, { brand }, device) => {
    await page.getByLabel('First Name').fill('Maren');
    await page.getByLabel('Last Name').fill('Lindqvist');
    await page.getByLabel('Email Address').fill(`maren.${brand}.${device}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('a long and quiet sentence');
    await press(page, 'Create Account');
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  }),
  account('reset-password', '/account/reset-password?token=x', 'guest'),
  account('confirm-email', '/account/confirm-email?token=x', 'guest'),
  account('account', '/account', 'ines'),
  account('orders-empty', '/account/orders', 'felix'),
  account('orders', '/account/orders', 'norasOrder'),
  account('order', '/account/orders', 'norasOrder', async (page) => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Order [A-Z\d]{4}-/ })
      .first()
      .click();
    await page.waitForURL('**/account/orders/*');
    await page.getByRole('button', { name: 'Print Receipt' }).waitFor();
  }),
  account('order-unknown', '/account/orders/0000-0000', 'vera'),
  account('addresses', '/account/addresses', 'vera'),
  account('addresses-empty', '/account/addresses', 'norasOrder'),
  opened('addresses-new', '/account/addresses', 'vera', 'Add an Address', 'First Name'),
  account('cards', '/account/cards', 'vera'),
  account('cards-full', '/account/cards', 'felix'),
  account('cards-empty', '/account/cards', 'norasOrder'),
  opened('cards-new', '/account/cards', 'vera', 'Add a Card', 'Card Number'),
  account('sign-in-settings', '/account/sign-in-settings', 'vera'),
  opened('sign-in-settings-email', '/account/sign-in-settings', 'vera', 'Change Email', 'New Email Address'),
  opened('sign-in-settings-password', '/account/sign-in-settings', 'vera', 'Change Password', 'New Password'),
  opened('sign-in-settings-delete', '/account/sign-in-settings', 'vera', 'Delete My Account', 'Current Password'),
  account('preferences', '/account/preferences', 'vera'),

  account('registries-none', '/gift-registry', 'vera'),
  account('registries', '/gift-registry', 'milo'),
  account('registries-problems', '/gift-registry', 'vera', async (page) => {
    await press(page, 'Create Registry');
    await page.getByText('Please enter a date.').first().waitFor();
  }),
  { ...account('registry', '/gift-registry/registrant-list/5000102', 'milo'), brands: ['main'] },
  { ...account('registry-checklist', '/gift-registry/checklist/5000102', 'milo'), brands: ['main'] },
  { ...account('registry-baby-checklist', '/gift-registry/checklist/5000103', 'milo'), brands: ['main'] },
  { ...account('registry-cb2', '/gift-registry/registrant-list/5000104', 'milo'), brands: ['cb2'] },
];
