import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, type Journey, journeys, open, startAsGuest, toPayment, usable } from './journey.ts';
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

const checkOut = (page: Page) => page.getByRole('button', { name: 'Checkout Now' }).first().click();

/** Enters a postal code in the cart and chooses store pickup for its only line. */
async function chooseStorePickup(page: Page, journey: Journey): Promise<void> {
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByLabel('ZIP Code').fill(journey.zip);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('button', { name: journey.zip }).waitFor();
  const saved = page.waitForResponse('**/ReactCart/UpdateShipMethod');
  await page.getByRole('radio', { name: /^Pick up/ }).check();
  await saved;
}

test.each([
  [
    'main',
    { ...journeys.main, zip: '60523' },
    '/orchard-dining-for-six/s100901',
    ['Orchard Dining Table', 'Oslo Dining Chair'],
  ],
  ['cb2', { ...journeys.cb2, zip: '60622' }, '/wire-chairs-by-four/s200902', ['Wire Dining Chair']],
] as const)(
  'OVER-01, OVER-02, OVER-04, OVER-05, CHK-06: a bundle for store pickup lists its boxes at Checkout Now on %s',
  async (_name, journey, path, titles) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journey, path);
    for (const name of titles)
      await page.getByRole('region', { name: 'What’s Included' }).getByRole('link', { name }).waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('dialog').getByText('added to your cart').waitFor();
    await chooseStorePickup(page, journey);
    const dialog = page.getByRole('dialog', { name: 'Make sure these items will fit in your vehicle' });
    await checkOut(page);
    for (const title of titles) await dialog.getByRole('table', { name: `Boxes for ${title}` }).waitFor();
    await dialog.getByRole('button', { name: 'Back to Cart' }).click();
    await dialog.waitFor({ state: 'detached' });
    await checkOut(page);
    await dialog.getByRole('button', { name: 'Continue to Checkout' }).click();
    await page.getByRole('button', { name: 'Guest Checkout' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('CHK-04: an item from its maker next to another item opens the popup about separate delivery', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journeys.main);
  await addSmall(page, shop, journeys.main, '/harbor-bookcase/s100502');
  await open(page, shop, journeys.main, '/checkout/cart');
  await checkOut(page);
  const dialog = page.getByRole('dialog', { name: 'Ships from the maker' });
  await dialog.getByRole('button', { name: 'Back to Cart' }).click();
  await dialog.waitFor({ state: 'detached' });
  await checkOut(page);
  await dialog.getByRole('button', { name: 'Continue to Checkout' }).click();
  await page.getByRole('button', { name: 'Guest Checkout' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

/** Number and PIN of the newest mailed gift card. */
async function receivedCard(): Promise<{ number: string; pin: string }> {
  let text = '';
  await expect
    .poll(
      async () => {
        const files = await readdir(shop.mails).catch(() => []);
        const mails = await Promise.all(files.map((file) => readFile(join(shop.mails, file), 'utf8')));
        text = mails.find((mail) => mail.includes('Card number:')) ?? '';
        return text;
      },
      { timeout: limits.call },
    )
    .not.toBe('');
  const number = /Card number: ([\d ]{19})/.exec(text)?.[1]?.replaceAll(' ', '') ?? '';
  return { number, pin: /PIN: (\d{4})/.exec(text)?.[1] ?? '' };
}

test('gift card: one bought by email, without a shipping address, is mailed with a number and PIN that pay another order', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift Cards' }).click();
  await page.getByRole('radio', { name: /^Gift Card by Email/ }).check();
  await page.waitForURL('**/gift-cards/s190002');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Please choose an amount.').waitFor();
  await page.getByRole('radio', { name: '$50.00' }).check();
  await page.getByLabel('Recipient’s Email').fill('mia@example.com');
  await page.getByRole('textbox', { name: 'From' }).fill('Nora');
  await page.getByLabel(/^Message/).fill('Happy birthday 🎁');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  await startAsGuest(page, shop, journey);
  await page.getByRole('heading', { name: 'How can we reach you?' }).waitFor();
  expect(await page.getByLabel('Address 1', { exact: true }).count()).toBe(0);
  for (const label of ['Full Name', 'Phone Number', 'Email Address'] as const)
    await page.getByLabel(label, { exact: true }).fill(journey.address[label]);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByText('Emailed within minutes of your order').first().waitFor();
  expect(await page.getByLabel('This is a gift').count()).toBe(0);
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await applyCard(page);
  await page.getByLabel('Address 1', { exact: true }).fill(journey.address['Address 1']);
  await page.getByLabel('ZIP Code', { exact: true }).fill(journey.zip);
  await expect.poll(() => page.getByLabel('City', { exact: true }).inputValue()).toBe('Chicago');
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
  await page.getByRole('region', { name: 'Contact' }).getByText('maren@example.com').waitFor();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  await usable(page);
  await page.getByText('mia@example.com').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();

  const { number, pin } = await receivedCard();
  const other = await newVisitor(browser);
  await addSmall(other.page, shop, journey);
  await startAsGuest(other.page, shop, journey);
  await toPayment(other.page, journey);
  await other.page.getByRole('button', { name: 'Add a gift card' }).click();
  await other.page.getByLabel('Gift card number').fill(number);
  await other.page.getByLabel('PIN', { exact: true }).fill(pin);
  await other.page.getByRole('button', { name: 'Apply gift card' }).click();
  await other.page.getByRole('button', { name: `Remove Gift card ending in ${number.slice(-4)}` }).waitFor();
  await other.page.getByText('-$50.00').first().waitFor();
  await other.leave();
});

test('ATC-05, ATC-06: a quote is requested from the product page, stored and confirmed by mail', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, '/tansy-media-console/s100503');
  await page.getByRole('button', { name: 'Request a quote' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' });
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await dialog.getByText('Please enter your name.').waitFor();
  await dialog.getByLabel('Name').fill('Nora Quist');
  await dialog.getByLabel('Email').fill('quote@example.com');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  const sent = page.getByRole('dialog', { name: 'Thank you for your request' });
  const number = /number is ([\w-]+)\./.exec(await sent.getByRole('status').innerText())?.[1] ?? 'none';
  await expect
    .poll(
      async () => {
        const files = await readdir(shop.mails).catch(() => []);
        const mails = await Promise.all(files.map((file) => readFile(join(shop.mails, file), 'utf8')));
        return mails.some((mail) => mail.includes('quote@example.com') && mail.includes(number));
      },
      { timeout: limits.call },
    )
    .toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test('ATC-05, ATC-06: Call a store lists phone numbers and hours; Select a store adds the item for pickup there', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, '/clay-dinnerware-set/s100801');
  await page.getByRole('button', { name: 'Call a store' }).first().click();
  await page.getByLabel('ZIP Code').fill('60614');
  await page.getByLabel('ZIP Code').press('Enter');
  await page.locator('a[href^="tel:"]').nth(1).waitFor();

  await open(page, shop, journeys.main, '/juniper-nightstand/s100402');
  await page.getByRole('button', { name: 'Select a store' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose a pickup store' });
  await dialog.getByRole('radio', { name: /^Oak Brook/ }).check();
  await dialog.getByRole('button').last().click();
  await page.getByText('Pickup at Oak Brook.').waitFor();
  await page.getByRole('button', { name: 'Pick up in store' }).first().click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  await open(page, shop, journeys.main, '/checkout/cart');
  await expect.poll(() => page.getByRole('radio', { name: /^Pick up.*at Oak Brook/ }).isChecked()).toBe(true);
  await leave();
});

test('MONO-20: a legacy personalization needs its text before it is added', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, '/wick-floor-lamp/s100601');
  const wanted = page.getByRole('switch', { name: 'Personalize it for $15.00' });
  await wanted.click();
  // A click before its code is loaded is replayed.
  await expect.poll(() => wanted.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByText('Please enter text').first().waitFor();
  await page.getByLabel('Text', { exact: true }).fill('For Mia');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('dialog').getByText('added to your cart').waitFor();
  await open(page, shop, journeys.main, '/checkout/cart');
  await page.getByRole('main').getByText('For Mia').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
