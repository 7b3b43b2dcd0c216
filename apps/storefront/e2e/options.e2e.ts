import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { signIn } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, open, journeys, startAsGuest, toShippingOptions } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

const journey = journeys.main;
const vera = { email: 'vera.cards@example.com', password: 'Settee-Vera-1' };

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test('SHIP-03, SHIP-28, SHIP-30, SHIP-31, DELIV-11, guideline 72: express, a gift message and a gift receipt are bought and shown on review, confirmation, order page and packing slip', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 800 } });
  await signIn(page, shop, vera);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.waitForURL('**/checkout/shipping');
  await page.getByRole('heading', { level: 1, name: 'Shipping' }).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');

  const express = page.getByRole('radio', { name: /Express next-day delivery/ });
  await express.check();
  await page.getByLabel('This order is a gift').check();
  const message = page.getByLabel('Gift message');
  await message.fill('Happy birthday 🎁 </script>');
  await page.getByText('Message saved').waitFor();
  // A reload in the middle of typing loses nothing.
  await message.fill('Happy birthday 🎁 </script>\nLove, Vera');
  await page.reload();
  await expect.poll(() => message.inputValue()).toBe('Happy birthday 🎁 </script>\nLove, Vera');
  await expect.poll(() => express.isChecked()).toBe(true);
  await page.getByLabel('Include a gift receipt').check();
  await page.getByRole('radio', { name: 'Text message' }).check();
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByRole('radio', { name: /Mastercard ending in 4444/ }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByLabel('Security Code', { exact: true }).fill(securityCode);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');

  const shown = [
    'Express next-day delivery',
    /Arrives \w{3}, /,
    'Love, Vera',
    'With a gift receipt',
    'by text message',
  ];
  for (const text of shown) await page.getByRole('main').getByText(text).first().waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
  // The review, which has the same texts, is shown until the confirmation has loaded.
  await page.getByText('Thank you').first().waitFor();
  for (const text of shown) await page.getByText(text).first().waitFor();
  await page.getByText('We’ll text you when your order is on its way.').waitFor();
  const number = /Order (\S+)/.exec(await page.getByRole('main').innerText())?.[1] ?? '';

  await page.getByRole('link', { name: 'Packing Slip' }).click();
  await page.getByRole('heading', { level: 1, name: 'Packing Slip' }).waitFor();
  for (const text of shown) await page.getByText(text).first().waitFor();
  const slip = await page.getByRole('main').innerText();
  expect(slip).toContain('Quill Side Table');
  expect(slip).not.toContain('$');

  await open(page, shop, journey, `/account/orders/${number}`);
  for (const text of shown) await page.getByText(text).first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('SHIP-04, SHIP-09: furniture is delivered on a booked slot and a parcel held for a holiday', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await addSmall(page, shop, journey, '/linden-sideboard/s100501');
  await startAsGuest(page, shop, journey);
  await toShippingOptions(page, journey);
  await page.getByRole('radio', { name: 'Book an appointment now' }).check();
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.getByText('Please choose a date and time, or let us contact you.').waitFor();
  const time = page.getByLabel('Date and time');
  await time.selectOption({ index: 2 });
  const slot = await time.locator('option:checked').innerText();
  await page.getByLabel(/Driving directions/).fill('Past the mill');
  await page.getByRole('button', { name: 'Hold It for a Holiday' }).click();
  const hold = page.getByLabel('Hold for a holiday');
  await hold.selectOption({ index: 1 });
  const range = /arrives (.+)/.exec(await hold.locator('option:checked').innerText())?.[1] ?? '';
  await expect.poll(() => page.getByRole('radio', { name: /Standard delivery/ }).isChecked()).toBe(true);
  const entries = await page.evaluate(() => history.length);
  // A double click must not add the next step twice, or Back would return to it.
  await page.getByRole('button', { name: 'Next: Payment' }).dblclick();
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByLabel('Card Number').waitFor();
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await applyCard(page);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  const shown = [`Delivery on ${slot}`, 'Driving directions: Past the mill', `Held for a holiday, arrives ${range}`];
  for (const text of shown) await page.getByText(text).waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  for (const text of shown) await page.getByText(text).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
