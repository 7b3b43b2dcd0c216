import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, fillAddress, journeys, open, startAsGuest } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

const journey = journeys.main;

/** One input event with the whole text, as of a paste, a card scanner or a password manager. */
async function paste(page: Page, field: Locator, text: string): Promise<string> {
  await field.fill('');
  await field.focus();
  await page.keyboard.insertText(text);
  return field.inputValue();
}

test('CART-19, CART-21, SWATCH-56, SWATCH-60, CARD-44: amounts, codes, phones and expirations are taken as they are pasted', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  const donation = page.getByLabel('Other amount');
  for (const [typed, given] of [
    ['1,000', '$1,000.00'],
    ['$1,250.50', '$1,250.50'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a donation' }).click();
    await paste(page, donation, typed);
    await donation.press('Enter');
    await page.getByRole('button', { name: `Remove ${given} donation` }).click();
  }
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await paste(page, page.getByLabel('Promo code'), '\u200b “Welcome10”.');
  await page.getByLabel('Promo code').press('Enter');
  await page.getByRole('button', { name: 'Remove promo code WELCOME10' }).waitFor();

  await startAsGuest(page, shop, journey);
  await fillAddress(page, journey);
  const phone = page.getByLabel('Phone Number', { exact: true });
  expect(await paste(page, phone, '+1 (312) 272-01423')).toBe('+1 (312) 272-01423');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('main').getByText('Please enter a valid Phone Number.').first().waitFor();
  expect(await paste(page, phone, '+1 (312) 272-0142')).toBe('(312) 272-0142');
  expect(await paste(page, phone, '\u202a+1 (312) 272-0142\u202c')).toBe('(312) 272-0142');
  expect(await paste(page, page.getByLabel('ZIP Code', { exact: true }), '60614\u20131234')).toBe('60614');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');

  const expiration = page.getByLabel('Expiration MM/YY', { exact: true });
  for (const [typed, shown] of [
    ['30/01', '01/30'],
    ['28/11', '11/28'],
    ['2028-11', '11/28'],
  ] as const)
    expect(await paste(page, expiration, typed)).toBe(shown);
  expect(complaints).toEqual([]);
  await leave();
});

test('the search finds a word in other letters', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const found = page.getByRole('main').getByRole('article').getByRole('link');
  const search = async (query: string) => {
    await open(page, shop, journey, '/');
    await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill(query);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?**');
    await page.getByRole('heading', { level: 1, name: /boucl/i }).waitFor();
    await found.first().waitFor();
    return found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  };
  const wanted = await search('bouclé');
  for (const query of ['boucle', 'BOUCLE\u0301', '\u202aboucle\u202c']) expect(await search(query)).toEqual(wanted);
  expect(complaints).toEqual([]);
  await leave();
});
