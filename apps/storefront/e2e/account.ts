import type { Page } from 'playwright-core';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { open, journeys } from './journey.ts';
import type { Shop } from './shop.ts';

export interface Credentials {
  email: string;
  password: string;
}

export const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' });
export const getPath = (page: Page): string => new URL(page.url()).pathname;

/** Fills in the sign-in that shows, and sends it. */
export async function enter(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in on the sign-in page, and waits for the account's. */
export async function signIn(page: Page, shop: Shop, who: Credentials): Promise<void> {
  await open(page, shop, journeys.main, '/account/login');
  await enter(page, who);
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
}

/** From the home page to the payment step, to the account's own address, for what is in the cart. */
export async function toMembersPayment(page: Page, shop: Shop): Promise<void> {
  await open(page, shop, journeys.main, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.waitForURL('**/checkout/shipping');
  // The cart page has carousels with their own 'Next' and is shown until the step has loaded.
  await page.getByRole('heading', { level: 1, name: 'Shipping' }).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
}

/** Decodes the quoted-printable text of an email. */
const plain = (mail: string) =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The link in a mail to an address. Waits for it, because mails are sent in the background; each is read once. */
export async function mailedLink({ mails }: Shop, to: string, subject: string): Promise<string> {
  const read = async () => {
    for (const file of await readdir(mails).catch(() => [])) {
      const mail = plain(await readFile(join(mails, file), 'utf8'));
      if (!mail.includes(`To: ${to}`) || !mail.includes(`Subject: ${subject}`)) continue;
      await rm(join(mails, file));
      return /https?:\/\/\S+token=[\w-]{43}/.exec(mail)?.[0] ?? '';
    }
    return '';
  };
  let link = '';
  await expect.poll(async () => (link = await read()), { timeout: limits.call }).not.toBe('');
  return link;
}
