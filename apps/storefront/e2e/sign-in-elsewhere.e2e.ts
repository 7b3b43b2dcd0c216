import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startIssuer } from '../../commerce-api/src/testing/identity-issuer.ts';
import { apiToken, servicePassword, startIdentityService } from '../../commerce-api/src/testing/identity-service.ts';
import { freePort } from '../../../tooling/postgres.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys, usable } from './journey.ts';
import { startShop } from './shop.ts';

const journey = journeys.main;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const openSignIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
const getAccount = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `${name}’s account` });

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test("SIGN-19: where the identity widget's script cannot be had, the sign-in page signs in by the identity service", async () => {
  const service = await startIdentityService();
  const shop = await startShop({
    IDENTITY_DOMAIN: service.url,
    IDENTITY_API_TOKEN: apiToken,
    IDENTITY_WIDGET_URL: `http://127.0.0.1:${await freePort()}`,
  });
  const { user } = service.handOut();
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/sofas');
  await openSignIn(page);
  await page.waitForURL('**/account/login?returnUrl=%2Fsofas&isRedirect=true');
  // The service makes the accounts.
  expect(await page.getByRole('link', { name: 'Create an Account' }).count()).toBe(0);
  await enter(page, user.email, 'guess');
  await page.getByRole('alert').waitFor();
  // A password that only the shop would know does not count.
  await enter(page, 'nora.new@example.com', 'Settee-Nora-1');
  await page.getByRole('alert').waitFor();
  await enter(page, user.email, servicePassword);
  await page.waitForURL('**/sofas');
  await getAccount(page, 'Olga').waitFor();
  await leave();
  const guest = await newVisitor(browser);
  await open(guest.page, shop, journey, '/account/create-account');
  expect(guest.page.url()).toContain('/account/login?returnUrl=%2Faccount&isRedirect=true');
  await guest.leave();
  await shop.stop();
  await service.close();
});

test('SIGN-02, SIGN-30, ROUTE-18: a shopper signs in with Google and returns to the page', async () => {
  const port = await freePort();
  const issuer = await startIssuer({
    client_id: 'g1',
    client_secret: 'g1-secret',
    redirect_uris: [`http://localhost:${port}/account/auth/callback/google`],
  });
  const shop = await startShop({
    PORT: String(port),
    GOOGLE_ISSUER: issuer.url,
    GOOGLE_CLIENT_ID: 'g1',
    GOOGLE_CLIENT_SECRET: 'g1-secret',
  });
  const { page, complaints, leave } = await newVisitor(browser);
  const withGoogle = async () => {
    await openSignIn(page);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
  };
  await open(page, shop, journey, '/sofas');
  await withGoogle();
  await page.waitForURL('**/account/login?returnUrl=%2Fsofas&error=canceled');
  issuer.who = { sub: 'g-1', email: 'grete@example.com', email_verified: true, given_name: 'Grete', family_name: 'G' };
  await open(page, shop, journey, '/sofas');
  await withGoogle();
  await page.waitForURL('**/sofas');
  await getAccount(page, 'Grete').waitFor();
  await open(page, shop, journey, '/account/sign-in-settings');
  await page.getByText('You sign in with Google, so this account doesn’t have a password.').waitFor();
  expect(complaints).toEqual([]);
  await leave();
  await shop.stop();
  await issuer.close();
});

test('README decision 12: on pages with a third-party recommendation feed the sign-in page replaces the login popup', async () => {
  const feed = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  const { port } = feed.address() as AddressInfo;
  const shop = await startShop({ RECOMMENDATION_FEEDS: `main=http://feeds.localhost:${port}` });
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.small);
  await openSignIn(page);
  await page.waitForURL('**/account/login?returnUrl=*&isRedirect=true');
  await usable(page);
  expect(await page.evaluate(() => '_browse_widget_MainPi' in globalThis)).toBe(false);
  await enter(page, 'nora.new@example.com', 'Settee-Nora-1');
  await page.waitForURL(`**${journey.small}`);
  await getAccount(page, 'Nora').waitFor();
  await leave();
  await shop.stop();
  feed.close();
});
