import type { Page } from 'playwright-core';
import { readOrderNumber } from '../ship.ts';
import type { Screen } from './screen.ts';
import type { Shopper } from './shoppers.ts';

const account = (id: string, path: string, shopper: Shopper, open?: Screen['open']): Screen => ({
  id,
  area: 'account',
  shopper,
  path,
  ...(open ? { open } : {}),
});
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Account page after a click on `button`, ready when `label` shows. */
const opened = (id: string, path: string, shopper: Shopper, button: string | RegExp, label: string): Screen =>
  account(id, path, shopper, async (page) => {
    await clickButton(page, button);
    await page.getByLabel(label, { exact: true }).first().waitFor();
  });

/** From the list of orders to the newest one. */
async function openOrder(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order [A-Z\d]{4}-/ })
    .first()
    .click();
  await page.waitForURL('**/account/orders/*');
  await page.getByRole('button', { name: 'Print Receipt' }).waitFor();
}

/** From the confirmation to another page of the same order. */
const openOfOrder = (path: string, button: string) => async (page: Page) => {
  const number = await readOrderNumber(page);
  await page.goto(new URL(`${path}?order=${number}`, page.url()).href);
  await page.getByRole('button', { name: button }).first().waitFor();
};
const openReturn = openOfOrder('/order-return', 'Request Return');

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
    await clickButton(page, 'Reset Password');
    await page.getByRole('button', { name: 'Back to Sign In' }).waitFor();
  }),
  account('login-forgotten-sent', '/account/login', 'guest', async (page) => {
    await clickButton(page, 'Reset Password');
    await page.getByRole('button', { name: 'Back to Sign In' }).waitFor();
    await page.getByLabel('Email', { exact: true }).last().fill('nora.new@example.com');
    await clickButton(page, 'Submit');
    await page.getByText('Check your email for a link to reset your password.').waitFor();
  }),
  account('create-account', '/account/create-account', 'guest'),
  account('create-account-problems', '/account/create-account', 'guest', async (page) => {
    await clickButton(page, 'Create Account');
    await page.getByText('Please enter your first name.').first().waitFor();
  }),
  account('create-account-sent', '/account/create-account', 'guest', async (page, { brand }, device) => {
    await page.getByLabel('First Name').fill('Maren');
    await page.getByLabel('Last Name').fill('Lindqvist');
    await page.getByRole('main').getByLabel('Email Address').fill(`maren.${brand}.${device}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('a long and quiet sentence');
    await clickButton(page, 'Create Account');
    await page.getByRole('heading', { level: 1, name: 'Check your email' }).waitFor();
  }),
  account('reset-password', '/account/reset-password?token=x', 'guest'),
  account('confirm-email', '/account/confirm-email?token=x', 'guest'),
  account('account', '/account', 'ines'),
  account('orders-empty', '/account/orders', 'felix'),
  account('orders', '/account/orders', 'norasOrder'),
  account('order', '/account/orders', 'norasOrder', openOrder),
  account('order-shipped', '/checkout/confirmation', 'receiver', openOfOrder('/order-status', 'Buy All Again')),
  account('order-cancel', '/account/orders', 'norasOrder', async (page) => {
    await openOrder(page);
    await clickButton(page, 'Cancel Order');
    await page.getByRole('alertdialog').waitFor();
  }),
  account('order-bought-again', '/account/orders', 'norasOrder', async (page) => {
    await openOrder(page);
    await clickButton(page, 'Buy All Again');
    await page.getByRole('link', { name: 'View Cart' }).waitFor();
  }),
  account('packing-slip-unknown', `/packing-slip/${'x'.repeat(43)}`, 'guest'),
  account('order-return', '/checkout/confirmation', 'receiver', openReturn),
  account('order-return-problems', '/checkout/confirmation', 'receiver', async (page) => {
    await openReturn(page);
    await clickButton(page, 'Request Return');
    await page.getByText('Please choose at least one item.').waitFor();
  }),
  account('order-return-unknown', '/order-return', 'guest'),
  account('order-status', '/order-status', 'guest'),
  account('order-status-code', '/order-status', 'guest', async (page) => {
    await page.getByLabel('Order Number').fill('ABCD-EFGH-01');
    await page.getByRole('main').getByLabel('Email Address').fill('maren@example.com');
    await clickButton(page, 'Email Me a Code');
    await page.getByLabel('Code', { exact: true }).waitFor();
  }),
  account('order-unknown', '/account/orders/0000-0000', 'vera'),
  account('addresses', '/account/addresses', 'vera'),
  account('addresses-empty', '/account/addresses', 'norasOrder'),
  opened('addresses-new', '/account/addresses', 'vera', 'Add an Address', 'Full Name'),
  account('cards', '/account/cards', 'vera'),
  account('cards-full', '/account/cards', 'felix'),
  account('cards-empty', '/account/cards', 'norasOrder'),
  opened('cards-new', '/account/cards', 'vera', 'Add a Card', 'Card Number'),
  account('sign-in-settings', '/account/sign-in-settings', 'phoneOwner'),
  opened('sign-in-settings-email', '/account/sign-in-settings', 'phoneOwner', 'Change Email', 'New Email Address'),
  opened('sign-in-settings-password', '/account/sign-in-settings', 'phoneOwner', 'Change Password', 'New Password'),
  opened('sign-in-settings-delete', '/account/sign-in-settings', 'phoneOwner', 'Delete My Account', 'Current Password'),
  account('preferences', '/account/preferences', 'vera'),

  account('registries-none', '/gift-registry', 'vera'),
  account('registries', '/gift-registry', 'milo'),
  account('registries-problems', '/gift-registry', 'vera', async (page) => {
    await clickButton(page, 'Create Registry');
    await page.getByText('Please enter a date.').first().waitFor();
  }),
  { ...account('registry', '/gift-registry/registrant-list/5000102', 'milo'), brands: ['main'] },
  { ...account('registry-checklist', '/gift-registry/checklist/5000102', 'milo'), brands: ['main'] },
  { ...account('registry-baby-checklist', '/gift-registry/checklist/5000103', 'milo'), brands: ['main'] },
  { ...account('registry-cb2', '/gift-registry/registrant-list/5000104', 'milo'), brands: ['cb2'] },
];
