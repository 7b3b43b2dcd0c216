import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, startAsGuest, toReview, type Journey, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const summaryOf = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const getRow = (page: Page, name: string) =>
  summaryOf(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .getByRole('definition');

async function applyZip(page: Page, zip: string): Promise<void> {
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByLabel('ZIP Code').fill(zip);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: zip }).waitFor();
}

async function applyPromo(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByLabel('Promo code').fill(code);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
}

/** A journey under another email address: a code for one use is used up by an order under the same one. */
const withEmail = (journey: Journey, email: string): Journey => ({
  ...journey,
  address: { ...journey.address, 'Email Address': email },
});

const sites: [string, Journey, { pendant: string; nearest: string; fund: string }][] = [
  ['main', journeys.main, { pendant: '/pod-pendant/s100603', nearest: 'Lincoln Park', fund: 'Roof & Hearth Fund' }],
  ['cb2', journeys.cb2, { pendant: '/disc-pendant/s200603', nearest: 'Wicker Park', fund: 'Open Studio Fund' }],
];

test.each(sites)(
  'CART-17 CART-18 CART-19 CART-21 CART-22 CART-23: code, pickup, donation and installation change the cart and reach the order on %s',
  async (name, site, { pendant, nearest, fund }) => {
    const journey = withEmail(site, `services-${name}@example.com`);
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journey, pendant);
    await page.getByRole('checkbox', { name: 'Add Light Hanging, $149.00 per item' }).check();
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('dialog').getByText('including Light Hanging').waitFor();
    await addSmall(page, shop, journey);
    await open(page, shop, journey, '/checkout/cart');
    const main = page.getByRole('main');
    await applyZip(page, journey.zip);

    await page.getByRole('radio', { name: new RegExp(`^Pick up.*at ${nearest}`) }).check();
    await expect.poll(() => getRow(page, 'Installation').innerText()).toBe('$149.00');
    await page.getByRole('button', { name: 'Remove Light Hanging' }).click();
    await expect.poll(() => getRow(page, 'Installation').count()).toBe(0);

    await applyPromo(page, 'spring25');
    await main.getByText('This promo code has expired.').first().waitFor();
    await page.getByLabel('Promo code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('button', { name: 'Remove promo code WELCOME10' }).click();
    await expect.poll(() => getRow(page, 'You save').count()).toBe(0);
    await applyPromo(page, 'WELCOME10');
    await getRow(page, 'You save').waitFor();

    await page.getByRole('button', { name: 'Add a donation' }).click();
    await page
      .getByRole('group', { name: `Donate to ${fund}` })
      .getByRole('button', { name: '$10.00' })
      .click();
    await expect.poll(() => getRow(page, 'Donation').innerText()).toBe('$10.00');

    await page.reload();
    await page.getByRole('radio', { name: new RegExp(`^Pick up.*at ${nearest}`) }).waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /^Pick up/ }).isChecked()).toBe(true);

    await startAsGuest(page, shop, journey);
    await toReview(page, journey);
    const reviewed = await summaryOf(page).innerText();
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');
    await page.getByText('Thank you').waitFor();
    const total = /Total\s+(\$[\d,.]+)/.exec(reviewed)?.[1] ?? 'no total';
    for (const text of ['You save', 'Donation', `at ${nearest}`, total])
      await expect.poll(() => main.innerText()).toContain(text);
    expect(await main.innerText()).not.toContain('Light Hanging');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('CART-23, CART-25, CART-26: another store changes the pickup date, a store outage is logged and shows an error, and the cart is unchanged', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a pickup store' });
  await dialog.getByRole('radio', { name: /^Plaza District/ }).check();
  const logged = page.waitForRequest('**/Checkout/Log');
  await dialog.getByRole('button', { name: 'Use This Store' }).click();
  expect(Object((await logged).postDataJSON()).message).toContain('GetEstimatedDeliveryDate');
  await dialog.getByText('Store pickup is temporarily unavailable. Please try again later.').waitFor();
  await dialog.getByRole('radio', { name: /^Oak Brook/ }).check();
  await dialog.getByRole('button', { name: 'Use This Store' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: /^Pick up.*at Oak Brook/ }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: /^Pick up.*at Oak Brook/ }).waitFor();
  await expect.poll(() => page.getByRole('radio', { name: /^Ship/ }).isChecked()).toBe(true);
  await leave();
});
