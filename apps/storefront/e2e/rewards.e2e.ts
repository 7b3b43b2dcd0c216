import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { signIn, toMembersPayment } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, journeys, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { routeOnce } from './network.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const ines = { email: 'ines.rewards@example.com', password: 'Settee-Ines-1' };
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('CARD-64, TENDER-07, TENDER-10, TENDER-12, TENDER-18: a member spends a reward that loads at the second try with the rewards card, nearly leaves that card, and orders', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await signIn(page, shop, ines);
  await page.getByText('You have $90 in rewards to use at checkout').waitFor();
  await addSmall(page, shop, journeys.main);
  await routeOnce(page, '**/GetAccountRewardsByToken*', (route) => route.fulfill({ status: 503, body: '' }));
  const logged = page.waitForRequest('**/Checkout/Log');
  await toMembersPayment(page, shop);
  expect(Object((await logged).postDataJSON()).message).toContain('GetAccountRewards');
  await page.getByText('We couldn’t load your rewards.').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await clickButton(page, 'Try again to load your rewards');
  await page.getByText('$90.00 available').waitFor();
  await clickButton(page, 'Use your rewards');
  await clickButton(page, 'Apply Reward RC100000003');
  await page.getByText('Reward applied.').waitFor();
  await page.getByText('Rewards Mastercard ending in 8001', { exact: true }).waitFor();
  await page.reload();
  await usable(page);
  await clickButton(page, 'Edit Rewards Mastercard ending in 8001');
  await expect.poll(() => page.getByRole('radio', { name: /Visa ending in 1111/ }).isDisabled()).toBe(true);
  await page.getByText('Rewards can only be used with your rewards card.').waitFor();
  await clickButton(page, 'Use a Different Card');
  const requests = page.getByRole('dialog', { name: 'Are you sure?' });
  await requests.getByRole('button', { name: 'Cancel' }).click();
  await requests.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('radio', { name: /Visa ending in 1111/ }).isDisabled()).toBe(true);
  await clickButton(page, 'Cancel');
  const code = page.getByLabel('Security Code', { exact: true });
  await code.fill(securityCode);
  await clickButton(page, 'Verify');
  await code.waitFor({ state: 'detached' });
  await clickButton(page, 'Next: Review & Place Order');
  await page.waitForURL('**/checkout/review');
  await page.getByText('Reward RC100000003, $50.00').waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
  const receipt = page.getByRole('region', { name: 'Payment' });
  await expect.poll(() => receipt.innerText()).toMatch(/Reward RC100000003[\s\S]*\$50.00 on[\s\S]*Rewards Mastercard/);
  await open(page, shop, journeys.main, '/account');
  await page.getByText('You have $40 in rewards to use at checkout').waitFor();
  expect(complaints).toEqual([expect.stringContaining('503')]);
  await leave();
});

test('TENDER-09, TENDER-11: who leaves the rewards card for another pays with that, without the rewards', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, shop, ines);
  await addSmall(page, shop, journeys.main);
  await toMembersPayment(page, shop);
  await clickButton(page, 'Use your rewards');
  await clickButton(page, 'Apply Reward RC100000001');
  await page.getByRole('button', { name: 'Remove Reward RC100000001' }).waitFor();
  await clickButton(page, 'Edit Rewards Mastercard ending in 8001');
  await clickButton(page, 'Use a Different Card');
  await clickButton(page, 'Continue');
  await page.getByRole('button', { name: 'Remove Reward RC100000001' }).waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: /Visa ending in 1111/ }).check();
  await clickButton(page, /^Apply$/);
  await page.getByRole('button', { name: 'Edit Visa ending in 1111' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
