import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, toMembersPayment } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open, usable } from './journey.ts';
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

test('FIN-03, FIN-04, FIN-05, FIN-09: the house card’s financing disappears with a smaller order, then is declined and accepted, and the receipt shows it', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await signIn(page, shop, { email: 'hugo.house@example.com', password: 'Settee-Hugo-1' });
  await addSmall(page, shop, journeys.main);
  await addSmall(page, shop, journeys.main);
  await toMembersPayment(page, shop);
  await page.getByRole('radio', { name: /House Card ending in 7001/ }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'Choose your offer' });
  await offer.waitFor();
  // The order becomes too small for an offer, then large enough again.
  const other = await page.context().newPage();
  await open(other, shop, journeys.main, '/checkout/cart');
  const change = async (name: RegExp) => {
    const stored = other.waitForResponse('**/UpdateItem');
    await other.getByRole('button', { name }).click();
    await stored;
  };
  await change(/^Decrease/);
  await page.bringToFront();
  await offer.getByRole('button', { name: 'Continue' }).click();
  await offer.getByText('There’s no house card offer for this order.').waitFor();
  await offer.getByRole('button', { name: 'Back to payment page' }).click();
  await offer.waitFor({ state: 'detached' });
  await change(/^Increase/);
  await other.close();
  await page.reload();
  await usable(page);
  const terms = page.getByRole('dialog', { name: 'Financing terms' });
  await offer.getByRole('radio', { name: /Financing/ }).check();
  await offer.getByRole('button', { name: 'Continue' }).click();
  await terms.getByText(/within 12 months/).waitFor();
  await terms.getByRole('button', { name: 'Decline' }).click();
  await expect.poll(() => offer.getByRole('radio', { name: /Rewards/ }).isChecked()).toBe(true);
  await offer.getByRole('radio', { name: /Financing/ }).check();
  await offer.getByRole('button', { name: 'Continue' }).click();
  await terms.getByRole('button', { name: 'Accept' }).click();
  await page.getByText('House card offer: Financing').waitFor();
  await page.reload();
  await usable(page);
  await page.getByText('House card offer: Financing').waitFor();
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('region', { name: 'Payment' }).getByText('House card offer: Financing').waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('Financed with your house card').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
