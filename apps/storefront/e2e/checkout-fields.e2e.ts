import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { newVisitor, openBrowser } from './browser.ts';
import {
  addSmall,
  fillAddress,
  open,
  startAsGuest,
  toPayment,
  toShippingOptions,
  journeys,
  usable,
} from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

const number = (page: Page) => page.getByLabel('Card Number', { exact: true });
const expiration = (page: Page) => page.getByLabel('Expiration MM/YY', { exact: true });
const code = (page: Page) => page.getByLabel('Security Code', { exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
const seen = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).last().waitFor();

test.each(['main', 'cb2'] as const)(
  'CARD-01, CARD-02, CARD-03, CARD-04, CARD-36, CARD-37, CARD-38, CARD-39, CARD-49, CARD-50, CARD-54, CARD-55: the card fields, their help and their errors on %s',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    await toPayment(page, journey);
    for (const field of [number(page), expiration(page), code(page)]) await field.waitFor();
    expect(await number(page).getAttribute('inputmode')).toBe('numeric');
    expect(await number(page).getAttribute('autocomplete')).toBe('cc-number');

    const help = page.getByRole('dialog', { name: 'Where to find your security code' });
    await page.getByRole('button', { name: 'Where to find the security code' }).click();
    await help.waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });

    await next(page);
    await seen(page, 'Please enter a valid credit card number.');
    await seen(page, 'Please enter a valid expiration date.');
    await seen(page, 'Please enter a valid security code.');
    for (const date of ['13/31', '10/24']) {
      await number(page).fill('4111 1111 1111 1112');
      await expiration(page).fill(date);
      await code(page).fill('12');
      await next(page);
      await seen(page, 'The credit card number you entered is not valid.');
      await seen(page, 'The expiration date you entered is not valid.');
      await seen(page, 'The security code you entered is not valid.');
    }
    await expiration(page).fill('00/31');
    await next(page);
    await seen(page, 'Please enter a valid expiration date.');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('CARD-61: a payment session that has expired is explained, and another card pays', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
  const enter = async (typed: string) => {
    await number(page).fill(typed);
    await expiration(page).fill('08/31');
    await code(page).fill(securityCode);
    await next(page);
  };
  await enter('4000 0000 0000 0093');
  await page.getByText('Your payment session has expired. Please enter your card again.').first().waitFor();
  await expect.poll(() => number(page).inputValue()).toBe('');
  await enter('4111 1111 1111 1111');
  await page.waitForURL('**/checkout/review');
  await leave();
});

test('PAY-09: thank-you mail is offered at the shipping and another billing address, off at first, and the choice stays', async () => {
  const journey = journeys.cb2;
  const { page, complaints, leave } = await newVisitor(browser);
  const thankYou = page.getByRole('checkbox', { name: 'Send thank-you notes and offers to this address' });
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await thankYou.waitFor();
  expect(await thankYou.isChecked()).toBe(false);
  await thankYou.check();
  await toShippingOptions(page, journey);
  await page.getByRole('button', { name: 'Next: Payment' }).click();
  await page.waitForURL('**/checkout/paymentandbilling');
  await number(page).waitFor();
  expect(await thankYou.count()).toBe(0);
  await page.getByLabel('Same as shipping address').uncheck();
  await thankYou.waitFor();
  expect(await thankYou.isChecked()).toBe(false);
  await thankYou.check();
  await fillAddress(page, { ...journey, address: { ...journey.address, 'Full Name': 'Ingrid Lindqvist' } });
  await number(page).fill('4111 1111 1111 1111');
  await expiration(page).fill('08/31');
  await code(page).fill(securityCode);
  await next(page);
  await page.waitForURL('**/checkout/review');
  for (const step of ['shipping', 'paymentandbilling']) {
    await open(page, shop, journey, `/checkout/${step}`);
    await expect.poll(() => thankYou.isChecked()).toBe(true);
  }
  expect(complaints).toEqual([]);
  await leave();
});

test('SHIP-14: a state that the form does not list is invalid by its label', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await fillAddress(page, journey);
  const drafts = () => page.evaluate(() => sessionStorage.getItem('checkoutDrafts') ?? '');
  await expect.poll(drafts).toContain('"state":"IL"');
  // As left by an older version of the page.
  await page.evaluate(() =>
    sessionStorage.setItem(
      'checkoutDrafts',
      (sessionStorage.getItem('checkoutDrafts') ?? '').replace('"state":"IL"', '"state":"ZZ"'),
    ),
  );
  await page.reload();
  await usable(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await seen(page, 'State is invalid.');
  expect(new URL(page.url()).pathname).toBe('/checkout/shipping');
  await leave();
});
