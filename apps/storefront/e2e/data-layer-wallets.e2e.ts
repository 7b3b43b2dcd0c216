import { startWallet } from '@settee/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { layer } from './data-layer.ts';
import { addSmall, journeys, open, usable } from './journey.ts';
import { routeOnce } from './network.ts';
import { type Shop, sharedShop } from './shop.ts';

const journey = journeys.main;
const kind = 'payPal';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const ofWallets = async (page: Page) =>
  (await layer(page)).filter(({ event }) => /^(checkout\.wallet|add_payment_info)/.test(event));

/** Opens PayPal's page with a double click, after reading the events of the page that is left. */
async function openPayPal(page: Page): Promise<void> {
  const { promise: isRead, resolve: leaveShop } = Promise.withResolvers<void>();
  await routeOnce(page, `**${startWallet.path}`, (route) => isRead.then(() => route.continue()));
  await page.getByRole('button', { name: 'Pay with PayPal' }).dblclick();
  await expect.poll(async () => (await ofWallets(page)).at(-1)).toEqual({ event: 'checkout.walletStarted', kind });
  leaveShop();
  await page.waitForURL('**/api/payment-provider/wallet/*');
}

async function expectNothingAfterReload(page: Page): Promise<void> {
  await page.reload();
  await usable(page);
  expect(await ofWallets(page)).toEqual([]);
}

test('PAY-02, WALLET-04: an express wallet of the cart is reported when it is started, canceled and applied, each once', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await openPayPal(page);
  await clickButton(page, 'Cancel and return to the shop');
  await page.getByText('You canceled the payment with PayPal').waitFor();
  const canceled = [{ event: 'checkout.walletFailed', kind, reason: 'canceled' }];
  await expect.poll(() => ofWallets(page)).toEqual(canceled);
  // The wallets are removed with the last item and shown again by its undo.
  await clickButton(page, /^Remove Quill/);
  await page.getByRole('button', { name: 'Pay with PayPal' }).waitFor({ state: 'detached' });
  await clickButton(page, /^Undo/);
  await page.getByRole('button', { name: 'Pay with PayPal' }).waitFor();
  expect(await ofWallets(page)).toEqual(canceled);
  await expectNothingAfterReload(page);

  await openPayPal(page);
  await clickButton(page, 'Approve');
  await page.waitForURL('**/checkout/review');
  await expect.poll(() => ofWallets(page)).toEqual([{ event: 'add_payment_info', payment_type: kind }]);
  await expectNothingAfterReload(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('PAY-02, WALLET-02: a declined wallet of a product page is reported by the cart that it returns to', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.small);
  await openPayPal(page);
  await clickButton(page, 'Decline');
  await page.getByText('PayPal declined the payment').waitFor();
  await expect.poll(() => ofWallets(page)).toEqual([{ event: 'checkout.walletFailed', kind, reason: 'declined' }]);
  await expectNothingAfterReload(page);
  expect(complaints).toEqual([]);
  await leave();
});
