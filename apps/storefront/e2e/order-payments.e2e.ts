import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open, startAsGuest, toReview } from './journey.ts';
import { ordersToken, type RunningShop, startShop } from './shop.ts';

const run = promisify(execFile);

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ PAYMENT_CAPTURE: 'shipment' }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Runs the merchant's command against the running shop. */
async function command(...args: string[]): Promise<string> {
  const script = join(import.meta.dirname, '../../../tooling/commands/orders.ts');
  const env = { ...process.env, ORDERS_TOKEN: ordersToken, SHOP_URL: shop.at('/') };
  return (await run(process.execPath, [script, ...args], { env })).stdout;
}

test('a merchant captures an order at its shipment, refunds and cancels by command, and the shopper sees it', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  const buy = async () => {
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    await toReview(page, journey);
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');
    await page.getByText('Thank you').waitFor();
    const shown = await page.getByRole('main').innerText();
    return /order ([A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{2})/i.exec(shown)?.[1] ?? '';
  };
  const payment = page.getByRole('region', { name: 'Payment' });
  const sees = async (text: string | RegExp) => {
    await open(page, shop, journey, '/checkout/confirmation');
    await payment.getByText(text).waitFor();
  };

  const number = await buy();
  await page.getByRole('link', { name: 'Packing Slip' }).waitFor();
  await payment.getByText('Not charged yet. We’ll charge you when your order ships or is ready for pickup.').waitFor();
  expect(await command('status', number)).toContain(`Order ${number}: authorized`);
  await command('capture', number, '10.00', '--reference', 'box-1');
  await sees('Charged so far: $10.00');
  await command('capture', number);
  await sees('Paid');
  await command('refund', number, '5.50', '--reference', 'return-1');
  await sees('Refund: $5.50');
  await expect(command('refund', number, '99999', '--reference', 'return-2')).rejects.toThrow('There is less left');
  await expect(command('void', number)).rejects.toThrow('charged in full');
  await expect(command('ready', number)).rejects.toThrow('Nothing in this order is picked up.');
  await expect(command('refund', number, '-5')).rejects.toThrow('npm run orders -- status');

  const other = await buy();
  expect(await command('void', other)).toContain('canceled');
  await sees('Canceled. Your card or wallet wasn’t charged.');
  await page.getByRole('heading', { level: 1, name: 'This order was canceled.' }).waitFor();
  await expect.poll(() => page.getByRole('main').innerText()).not.toContain('Arrives');
  await expect.poll(() => page.getByRole('link', { name: 'Packing Slip' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});
