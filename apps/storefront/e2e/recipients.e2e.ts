import { createContext, readConfig } from '@settee/commerce-api';
import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, journeys, usable } from './journey.ts';
import { sharedShop, startShop } from './shop.ts';

const journey = journeys.main;
const second = {
  'Full Name': 'Ines Berg',
  'Address 1': '900 SW Alder St',
  City: 'Portland',
  State: 'Oregon',
  'ZIP Code': '97201',
  'Phone Number': '503 272 0142',
  'Email Address': 'ines@example.com',
};

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0] : null;
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim();
  });

async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press(key);
    if (wanted.test(await nameOfFocus(page))) return;
  }
  throw new Error(`${key} never reached ${wanted}`);
}
const activate = async (page: Page, wanted: RegExp) => {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
};

/** Types an address into the form that has the focus. */
async function typeAddress(page: Page, address: Readonly<Record<string, string>>): Promise<void> {
  await page.keyboard.type(address['Full Name'] ?? '');
  // The order of the form: the ZIP Code fills city and state.
  for (const label of ['Address 1', 'ZIP Code', 'City', 'State', 'Phone Number', 'Email Address']) {
    await tabTo(page, new RegExp(`^${label}`));
    await page.keyboard.type(address[label] ?? '');
  }
}

/** The buyer may be one of the two recipients, or neither. */
async function expectBillingChoice(page: Page): Promise<void> {
  const billing = page.getByRole('region', { name: 'Billing address' });
  await billing.getByRole('radio', { name: /^Ines Berg/ }).waitFor();
  expect(await billing.getByRole('radio').count()).toBe(3);
  expect(await billing.getByLabel('Same as shipping address').count()).toBe(0);
}

test('SHIP-22 SHIP-23 SHIP-24 SHIP-26 ORDER-12: at 360 px and by keyboard alone, a guest sends a split item to two addresses, one by express, one as a gift, and pays by PayPal', async () => {
  const [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  const { page, complaints } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await addSmall(page, shop, journey);
  await page.goto(shop.at('/checkout/cart', journey.host));
  await usable(page);
  await tabTo(page, /^Quantity/);
  await page.keyboard.type('2');
  await page.getByText('$598').or(page.getByText('$558.00')).first().waitFor();
  await activate(page, /^Checkout Now$/);
  await page.getByRole('dialog').waitFor();
  await activate(page, /^Guest Checkout$/);
  await page.waitForURL('**/checkout/shipping');
  await usable(page);

  await activate(page, /^Ship to Multiple Addresses$/);
  await page
    .getByRole('button', { name: /^Add an Address for / })
    .first()
    .waitFor();
  await activate(page, /^Add an Address for /);
  await expect.poll(() => nameOfFocus(page)).toBe('Full Name');
  await typeAddress(page, { ...journey.address, State: 'Illinois' });
  await activate(page, /^Save Address$/);
  await page.getByRole('combobox', { name: /^Ship to: / }).waitFor();

  // What is entered and what was saved survive a reload.
  await activate(page, /^Ship One Elsewhere: /);
  await expect.poll(() => page.getByRole('combobox', { name: /^Ship to: / }).count()).toBe(2);
  await tabTo(page, /^Ship to: /);
  await activate(page, /^Add an Address for /);
  await expect.poll(() => nameOfFocus(page)).toBe('Full Name');
  await page.keyboard.type('Ines');
  await page.reload();
  await usable(page);
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Ines');
  await page.getByLabel('Full Name').fill('');
  await page.getByLabel('Full Name').focus();
  await typeAddress(page, second);
  await activate(page, /^Save Address$/);
  await page.getByRole('button', { name: 'Edit address for Ines Berg' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await activate(page, /^Next$/);
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByRole('region', { name: 'Recipient 2 of 2' }).getByText('Ines Berg').waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Edit address for Ines Berg' }).waitFor();
  await page.goForward();
  await page.getByRole('region', { name: 'Recipient 2 of 2' }).getByText('Ines Berg').waitFor();
  await tabTo(page, /^Standard delivery/);
  for (const level of [/^Premium/, /^Express/]) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => nameOfFocus(page)).toMatch(level);
  }
  // The first box is the other recipient's.
  for (const _recipient of ['first', 'second']) await tabTo(page, /^This order is a gift/);
  await page.keyboard.press('Space');
  await page.getByLabel('Gift message').waitFor();
  await tabTo(page, /^Gift message/);
  await page.keyboard.type('For you, Ines');
  await page.getByText('Message saved').waitFor();
  await activate(page, /^Next: Payment$/);
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByLabel('Card Number').waitFor();
  await expectBillingChoice(page);
  await activate(page, /^Pay with PayPal$/);
  await page.waitForURL('**/api/payment-provider/wallet/*');
  await activate(page, /^Approve$/);
  await page.waitForURL('**/checkout/paymentandbilling**');
  await usable(page);
  await page.getByRole('button', { name: 'Remove PayPal' }).waitFor();
  await activate(page, /^Next: Review/);
  await page.waitForURL('**/checkout/review');
  // The wallet's payer is the buyer.
  await page.getByRole('region', { name: 'Contact' }).getByText('dana@example.com').waitFor();
  expect(await page.getByRole('link', { name: 'Edit Contact' }).getAttribute('href')).toMatch(
    /\/checkout\/paymentandbilling\?from=review$/,
  );
  await activate(page, /^Edit Recipient 2 of 2/);
  await page.waitForURL('**/checkout/shipping?from=review&recipient=*');
  await expect.poll(() => nameOfFocus(page)).toBe('Full Name');
  expect(await page.getByLabel('Address 1').inputValue()).toBe('900 SW Alder St');
  await page.keyboard.press('End');
  await page.keyboard.type('man');
  await activate(page, /^Next$/);
  await page.waitForURL('**/checkout/review');
  await page.getByRole('region', { name: 'Recipient 2 of 2' }).getByText('Ines Bergman').waitFor();
  await page.getByRole('region', { name: 'Recipient 1 of 2' }).getByText('Express next-day delivery').waitFor();
  await page.getByRole('region', { name: 'Recipient 2 of 2' }).getByText('For you, Ines').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await activate(page, /^Place Order$/);
  await page.waitForURL('**/checkout/confirmation');
  await page.getByRole('region', { name: 'Recipient 1 of 2' }).getByText('Express next-day delivery').waitFor();
  await page.getByRole('region', { name: 'Recipient 2 of 2' }).getByText('900 SW Alder St').waitFor();
  await page.getByRole('region', { name: 'Recipient 2 of 2' }).getByText('For you, Ines').waitFor();
  await page.getByText('PayPal, dana@example.com').waitFor();
  expect(complaints).toEqual([]);
  await browser.close();
  await shop.stop({ preservesFiles: true });

  const ctx = await createContext(readConfig({ DATA_DIR: shop.data, LOG_LEVEL: 'silent' }));
  const response: unknown = await ctx.db.execute('select recipients, contact, total, summary from placed_order');
  const lines: unknown = await ctx.db.execute('select quantity from order_line');
  await ctx.close();
  await rm(shop.data, { recursive: true, force: true });
  expect(response).toMatchObject({
    rows: [
      {
        contact: { firstName: 'Dana', emailAddress: 'dana@example.com' },
        recipients: [
          { address: { firstName: 'Maren', city: 'Chicago' }, shipments: [{ itemIds: [expect.any(String)] }] },
          {
            address: { firstName: 'Ines', city: 'Portland' },
            shipments: [{ itemIds: [expect.any(String)] }],
            totals: { tax: 0 },
          },
        ],
      },
    ],
  });
  expect(lines).toMatchObject({ rows: [{ quantity: 1 }, { quantity: 1 }] });
  // Hundreds of keys.
}, 240_000);

test('SHIP-25 SHIP-27 SHIP-10: an order picked up whole needs a contact alone, and the ZIP Code of the billing address fills city and state', async () => {
  const [shop, browser] = [sharedShop(), await openBrowser()];
  const shopper = journeys.cb2;
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, shopper);
  await page.goto(shop.at('/checkout/cart', shopper.host));
  await usable(page);
  await page.getByRole('button', { name: 'Enter' }).first().click();
  await page.getByLabel('ZIP Code').fill(shopper.zip);
  await page.getByRole('button', { name: 'Update' }).first().click();
  await page.getByRole('button', { name: shopper.zip }).first().waitFor();
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.getByRole('button', { name: 'Guest Checkout' }).click();
  await page.waitForURL('**/checkout/shipping');
  await usable(page);
  const collect = page.getByRole('button', { name: /^Pick Up at .* Instead$/ });
  await collect.click();
  await page.getByRole('button', { name: 'Ship These Items Instead' }).click();
  await page.getByLabel('Address 1', { exact: true }).waitFor();
  await collect.click();
  await page.getByRole('region', { name: 'Store pickup' }).waitFor();
  await expect.poll(() => page.getByLabel('Address 1', { exact: true }).count()).toBe(0);
  for (const label of ['Full Name', 'Phone Number', 'Email Address'] as const)
    await page.getByLabel(label, { exact: true }).fill(shopper.address[label]);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByLabel('Name of the person picking up').fill('Otto Renn');
  await page.getByRole('radio', { name: 'Gift bag' }).check();
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await applyCard(page);
  await page.getByLabel('Address 1', { exact: true }).fill(shopper.address['Address 1']);
  await page.getByLabel('ZIP Code', { exact: true }).fill('60614');
  await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Chicago');
  await expect.poll(() => page.getByLabel('State', { exact: true }).inputValue()).toBe('IL');
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('region', { name: 'Store pickup' }).getByText('maren@example.com').waitFor();
  const shown = ['Picked up by Otto Renn', 'Gift bag'];
  for (const text of shown) await page.getByText(text).waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await page.getByText('We’ve emailed your receipt to maren@example.com.').waitFor();
  await page.getByText('Wicker Park').first().waitFor();
  await page.getByText('Please bring your order number and a photo ID to the store.').waitFor();
  for (const text of shown) await page.getByText(text).waitFor();
  await page.getByRole('link', { name: 'Packing Slip' }).click();
  await page.getByRole('heading', { level: 1, name: 'Packing Slip' }).waitFor();
  for (const text of shown) await page.getByText(text).waitFor();
  expect(complaints).toEqual([]);
  await leave();
  await browser.close();
});
