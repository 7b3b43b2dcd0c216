import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, fillAddress, journeys, open, startAsGuest, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const main = (page: Page) => page.getByRole('main');
const countFields = (page: Page) =>
  main(page).locator('input:visible:not([type=checkbox]):not([type=radio]), select:visible, textarea:visible').count();

/** The decoded text of the mails to an address, newest last. */
async function mailsTo(to: string): Promise<string[]> {
  const files = (await readdir(shop.mails).catch(() => [])).sort();
  const mails = await Promise.all(files.map((file) => readFile(join(shop.mails, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${to}`)).map((mail) => mail.replace(/=\r?\n/g, ''));
}

test.each([
  ['main', 1280, journeys.main],
  ['cb2', 360, journeys.cb2],
] as const)(
  'ORDER-12: a guest buys with at most 10 fields, gets an email, and opens the order on another device by a mailed code: %s at %i px',
  async (name, width, journey) => {
    const to = `guest-${name}@example.com`;
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 780 } });
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    let fields = await countFields(page);
    await fillAddress(page, { ...journey, address: { ...journey.address, 'Email Address': to } });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    // The previous step is shown until this one has loaded.
    await page.getByRole('heading', { level: 1, name: 'Shipping and Gift Options' }).waitFor();
    fields += await countFields(page);
    await page.getByRole('button', { name: 'Next: Payment' }).click();
    await page.waitForURL('**/checkout/paymentandbilling');
    await page.getByLabel('Card Number').waitFor();
    fields += await countFields(page);
    expect(fields).toBeLessThanOrEqual(10);
    await applyCard(page);
    await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
    await page.waitForURL('**/checkout/review');
    // Guideline 82: the terms of an order are next to Place Order.
    const terms = page
      .getByText('By placing your order, you agree to our Terms of Use and Return Policy.')
      .getByRole('link');
    const addresses = () => terms.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expect.poll(addresses).toEqual(['/customer-service/terms-of-use', '/customer-service/returns']);

    // An edit from the review returns to the review.
    await page.getByRole('link', { name: 'Edit Shipping address' }).click();
    await page.waitForURL('**/checkout/shipping?from=review');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/checkout/review');
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');
    await page.getByText(`We’ve emailed your receipt to ${to}.`).waitFor();
    const [, number = ''] = /order ([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{2})/i.exec(await main(page).innerText()) ?? [];

    // Back never shows a live Place Order.
    await page.goBack();
    await page.waitForURL('**/checkout/confirmation');
    await page.getByText(`Order ${number}`).waitFor();
    expect(await page.getByRole('button', { name: 'Place Order', exact: true }).count()).toBe(0);
    await expect.poll(async () => (await mailsTo(to)).filter((mail) => mail.includes(number)).length).toBe(1);

    const other = await newVisitor(browser, { viewport: { width, height: 780 } });
    await open(other.page, shop, journey, '/');
    await other.page.getByRole('contentinfo').getByRole('link', { name: 'Find Your Order' }).click();
    await other.page.waitForURL('**/order-status');
    await other.page.getByLabel('Order Number').fill(number.toLowerCase());
    await other.page.getByRole('main').getByLabel('Email Address').fill(to);
    await other.page.getByRole('button', { name: 'Email Me a Code' }).click();
    await other.page.getByLabel('Code', { exact: true }).waitFor();
    const code = async () => /Subject: (\d{6}) is your order code/.exec((await mailsTo(to)).join('\n'))?.[1] ?? '';
    await expect.poll(code, { timeout: limits.call }).toMatch(/\d{6}/);
    await other.page.getByLabel('Code', { exact: true }).fill(await code());
    await other.page.getByRole('button', { name: 'Open My Order' }).click();
    await other.page.getByRole('region', { name: 'What you ordered' }).waitFor();
    await other.page.reload();
    await usable(other.page);
    await other.page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.leave();
    await leave();
  },
);
