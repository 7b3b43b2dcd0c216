import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, fillAddress, open, journeys } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

const journey = journeys.main;
const vera = { email: 'vera.cards@example.com', password: 'Settee-Vera-1' };
const felix = { email: 'felix.full@example.com', password: 'Settee-Felix-1' };
const nora = { email: 'nora.new@example.com', password: 'Settee-Nora-1' };

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

async function signIn(page: Page, { email, password }: typeof vera): Promise<void> {
  await open(page, shop, journey, '/account/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
}

async function startCheckout(page: Page): Promise<void> {
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.waitForURL('**/checkout/shipping');
  // The cart page has carousels with their own 'Next' and is shown until the step has loaded.
  await page.getByRole('heading', { level: 1, name: 'Shipping' }).waitFor();
}

async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
}

async function order(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).first().click();
  await page.waitForURL('**/checkout/confirmation');
}

test('CARD-10, CARD-11, CARD-67, CHK-03: a signed-in shopper orders to a saved address with a saved card', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, vera);
  await startCheckout(page);
  await expect.poll(() => page.getByRole('radio', { name: /1415 W Altgeld St/ }).isChecked()).toBe(true);
  expect(await page.getByLabel('Full Name').count()).toBe(0);
  await toPayment(page);
  await page.getByRole('radio', { name: /Mastercard ending in 4444/ }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Mastercard ending in 4444' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Edit Mastercard ending in 4444' }).waitFor();
  // The account has not shipped to this address yet.
  const code = page.getByLabel('Security Code', { exact: true });
  await code.fill('000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('That security code doesn’t match this card.').waitFor();
  await code.fill(securityCode);
  await order(page);
  await page.getByText('Mastercard ending in 4444').first().waitFor();
  await page.getByText('1415 W Altgeld St').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('CHK-22: the first step shows the amounts for the saved address that is chosen, also after a reload', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, felix);
  await startCheckout(page);
  const summary = () => page.getByRole('region', { name: 'Order summary' }).innerText();
  const inChicago = page.getByRole('radio', { name: /1415 W Altgeld St/ });
  await expect.poll(() => inChicago.isChecked()).toBe(true);
  await expect.poll(summary).toMatch(/Tax\s*\$28\.60/);
  await page.getByRole('radio', { name: /88 Joralemon St/ }).check();
  await expect.poll(summary).not.toMatch(/Tax\s*\$28\.60/);
  const inBrooklyn = await summary();
  expect(inBrooklyn).toMatch(/Tax\s*\$\d/);
  await page.reload();
  await expect.poll(summary).toBe(inBrooklyn);
  await inChicago.check();
  await expect.poll(summary).toMatch(/Tax\s*\$28\.60/);
  await page.getByRole('radio', { name: 'Use a new address' }).check();
  await expect.poll(summary).not.toMatch(/Tax\s*\$\d/);
  expect(complaints).toEqual([]);
  await leave();
});

test('CARD-65: a full account is offered no new card and its expired one cannot be chosen', async () => {
  const { page, leave } = await newVisitor(browser);
  await signIn(page, felix);
  await startCheckout(page);
  await toPayment(page);
  await page.getByText(/You’ve saved 5 cards/).waitFor();
  expect(await page.getByRole('button', { name: 'Add New Card' }).count()).toBe(0);
  expect(await page.getByRole('radio', { name: /Expired/ }).isDisabled()).toBe(true);
  await leave();
});

test('CARD-06, CARD-09, CARD-12: a new address and new cards are saved to the account from the checkout', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await signIn(page, nora);
  await startCheckout(page);
  await fillAddress(page, journey);
  await page.getByLabel('Save Address to My Account').check();
  await toPayment(page);
  const fillCard = async (number: string) => {
    await page.getByLabel('Card Number').fill(number);
    await page.getByLabel('Expiration MM/YY').fill('08/31');
    await page.getByLabel('Security Code', { exact: true }).fill(securityCode);
    await page.getByLabel('Save Card to My Account').check();
  };
  await fillCard('4111 1111 1111 1111');
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('link', { name: 'Edit Payment' }).click();
  await page.getByRole('button', { name: 'Edit Visa ending in 1111' }).click();
  await page.getByRole('button', { name: 'Add New Card' }).click();
  await page.getByRole('dialog', { name: 'Add New Card' }).waitFor();
  await fillCard('5555 5555 5555 4444');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Mastercard ending in 4444' }).waitFor();
  await order(page);
  await open(page, shop, journey, '/account/cards');
  await page.getByText('Visa ending in 1111').waitFor();
  await page.getByText('Mastercard ending in 4444').waitFor();
  await open(page, shop, journey, '/account/addresses');
  await page.getByText('2140 N Cleveland Ave').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('ROUTE-13: name and phone number of the account are edited from the review, which then shows it', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await signIn(page, vera);
  await addSmall(page, shop, journey);
  await startCheckout(page);
  await page.getByRole('button', { name: 'Ship to Multiple Addresses' }).click();
  await page
    .getByRole('button', { name: /^Ship One Elsewhere: / })
    .first()
    .click();
  await expect.poll(() => page.getByRole('combobox', { name: /^Ship to: / }).count()).toBe(2);
  await page
    .getByRole('button', { name: /^Add an Address for / })
    .first()
    .click();
  await fillAddress(page, journey);
  await page.getByRole('button', { name: 'Save Address' }).click();
  await page.getByRole('button', { name: 'Edit address for Maren Lindqvist' }).waitFor();
  await toPayment(page);
  await page.getByRole('radio', { name: /Mastercard ending in 4444/ }).check();
  // The account has not shipped to this address yet: the field for the code opens and has the focus.
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  const code = page.getByLabel('Security Code', { exact: true });
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  await code.fill(securityCode);
  await page
    .getByRole('region', { name: 'Billing address' })
    .getByRole('radio', { name: /^Maren Lindqvist/ })
    .check();
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByText(/^Vera /).waitFor();
  await contact.getByRole('link', { name: 'Edit Contact' }).click();
  await page.waitForURL('**/account/sign-in-settings?from=review');
  await page.getByLabel('First Name').fill('Verena');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/checkout/review');
  await contact.getByText(/^Verena /).waitFor();
  await contact.getByRole('link', { name: 'Edit Contact' }).click();
  await page.getByLabel('Phone Number').fill('312 430 0177');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/checkout/review');
  await contact.getByText('(312) 430-0177').waitFor();
  await contact.getByRole('link', { name: 'Edit Contact' }).click();
  await page.getByRole('link', { name: 'Back to Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  expect(complaints).toEqual([]);
  await leave();
});
