import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, fillAddress, open, startAsGuest, toPayment, journeys, usable } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';
import { form, orderFrom, receipt, send } from './swatch-journey.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const countries = (page: Page) => page.getByLabel('Country', { exact: true }).locator('option').allInnerTexts();
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
const placeOrder = async (page: Page) => {
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
};

test.each([
  ['main', journeys.main, 'United States', 'Canada'],
  ['cb2Canada', journeys.cb2Canada, 'Canada', 'United States'],
] as const)(
  'README decision 18, SHIP-15, SHIP-16: on %s an order ships only to the country of the site, and a billing address in France uses the tax of the delivery',
  async (_, journey, home, other) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    expect(await countries(page)).toEqual([]);
    await toPayment(page, journey);
    await applyCard(page);
    await page.getByLabel('Same as shipping address').uncheck();
    await page.getByLabel('Country', { exact: true }).waitFor();
    const offered = await countries(page);
    expect(offered).toEqual(expect.arrayContaining([home, 'France']));
    expect(offered).not.toContain(other);
    await page.getByLabel('Country', { exact: true }).selectOption('France');
    await fillAddress(page, {
      ...journey,
      address: {
        'Full Name': 'Maren Lindqvist',
        'Address 1': '14 rue Mercière',
        City: 'Lyon',
        'Phone Number': '+33 4 72 00 00 00',
        'Email Address': 'maren@example.com',
      },
    });
    await placeOrder(page);
    const billing = page.getByRole('region', { name: 'Billing address' });
    await expect.poll(() => billing.innerText()).toContain('France');
    await expect.poll(() => page.getByRole('main').innerText()).toMatch(/Tax\s*(\$|CAD )(?!0\.00)\d/);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('SWATCH-45: the checkout and the swatch form take the city Saint-Louis-du-Ha! Ha!', async () => {
  const journey = {
    ...journeys.mainCanada,
    address: {
      ...journeys.mainCanada.address,
      City: 'Saint-Louis-du-Ha! Ha!',
      Province: 'QC',
      'Postal Code': 'G0L 1Y0',
    },
  };
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
  await applyCard(page);
  await placeOrder(page);
  await page.getByText('Saint-Louis-du-Ha! Ha!, QC G0L 1Y0').first().waitFor();
  await orderFrom(page, shop, journey);
  await fillAddress(page, journey);
  await send(page).click();
  await receipt(page).waitFor();
  await expect.poll(() => form(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('README decision 19, TENDER-22: an account with a certificate on file is exempt at a tick, and its order names the certificate', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/account/login');
  await page.getByLabel('Email', { exact: true }).fill('theo.tax@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Settee-Theo-1');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.waitForURL('**/checkout/shipping');
  await usable(page);
  await page.getByRole('radio', { name: /1415 W Altgeld St/ }).check();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByRole('link', { name: 'Edit Shipping address' }).waitFor();
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await page.getByRole('button', { name: 'Add New Card' }).click();
  await applyCard(page);
  await expect.poll(() => summary(page).innerText()).toMatch(/Tax\s*\$(?!0\.00)/);
  await page.getByLabel('This order is tax exempt').check();
  await page.getByText('Certificate MT-4410-2093', { exact: true }).waitFor();
  await expect.poll(() => summary(page).innerText()).toMatch(/Tax\s*\$0\.00/);
  await placeOrder(page);
  await expect.poll(() => payment(page).innerText()).toContain('Tax exempt, certificate MT-4410-2093');
  await open(page, shop, journey, '/account/orders');
  await page
    .getByRole('link', { name: /^Order / })
    .first()
    .click();
  await expect.poll(() => payment(page).innerText()).toContain('Tax exempt, certificate MT-4410-2093');
  expect(complaints).toEqual([]);
  await leave();
});
