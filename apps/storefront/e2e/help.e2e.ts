import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailedLink } from './account.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { inspectOpened } from './inspect-journey.ts';
import { open, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

test('SWATCH-64: the newsletter of the footer is confirmed by email, and its link ends it', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, '/sofas');
  await usable(page);
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Email Address').fill('reader@');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await foot.getByText('Please enter a valid Email Address.').waitFor();
  await foot.getByLabel('Email Address').fill('reader@example.com');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await foot.getByText('Almost there. Open the link we sent to reader@example.com.').waitFor();
  await page.goto(await mailedLink(shop, 'reader@example.com', 'Please confirm your subscription'));
  await usable(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('heading', { level: 1, name: 'You’re on the list' }).waitFor();
  await page.goto(await mailedLink(shop, 'reader@example.com', 'Welcome to our newsletter'));
  await usable(page);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' }).waitFor();
  await page.reload();
  await usable(page);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('heading', { level: 1, name: 'This link has expired' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a shopper finds the help pages and writes to customer service', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.addInitScript(trackLayoutShifts);
  await open(page, shop, journeys.cb2, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns and Exchanges' }).click();
  await page.getByRole('heading', { level: 1, name: 'Returns and Exchanges' }).waitFor();
  await page.reload();
  await inspectOpened(page, 'returns');
  await page.getByRole('navigation', { name: 'Help topics' }).getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await main.getByText('Please enter your name.').waitFor();
  await expect
    .poll(() => main.getByLabel('Full Name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await main.getByLabel('What’s this about?').selectOption('Delivery');
  await main.getByLabel('Full Name').fill('Nora Quist');
  await main.getByLabel('Email Address').fill('nora.writes@example.com');
  await main.getByRole('textbox', { name: 'Message' }).fill('Can you come after 5 pm?');
  await main.getByRole('button', { name: 'Send Message' }).click();
  await main.getByText(/^Your case number is [\w-]+\. We sent a copy to nora\.writes@example\.com/).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('STORE-01: stores are searched by ZIP Code from the page, and each has a page', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.addInitScript(trackLayoutShifts);
  await open(page, shop, journeys.main, '/stores');
  await usable(page);
  await inspectOpened(page, 'stores');
  const main = page.getByRole('main');
  await main.getByLabel('ZIP Code').fill('99999');
  await page.keyboard.press('Enter');
  await main.getByRole('status').getByText('near 99999').waitFor();
  await main.getByLabel('ZIP Code').fill('60614');
  await main.getByRole('button', { name: 'Find Stores' }).click();
  await main.getByRole('status').getByText('near 60614').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?zip=60614');
  await expect
    .poll(async () => (await main.getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 2))
    .toEqual(['Lincoln Park', 'Oak Brook']);
  await page.reload();
  await inspectOpened(page, 'stores near 60614');
  await main.getByRole('link', { name: 'Lincoln Park' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Lincoln Park' }).waitFor();
  await page.reload();
  await inspectOpened(page, 'store');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(data).toMatchObject({ '@type': 'FurnitureStore', address: { postalCode: '60614' } });
  expect((await page.goto(new URL('/stores/nowhere', page.url()).href))?.status()).toBe(404);
  expect(complaints.filter((line) => !line.includes('404'))).toEqual([]);
  await leave();
});

const toGray = ([red = 0, green = 0, blue = 0]: readonly number[]) => (red + green + blue) / 3;

test.each(['main', 'cb2'] as const)(
  '%s: the dark theme follows the system, and a choice is remembered',
  async (brand) => {
    const { page, complaints, leave } = await newVisitor(browser, { colorScheme: 'dark' });
    const isDark = async () => {
      const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      return toGray((background.match(/\d+/g) ?? []).map(Number)) < 64;
    };
    await open(page, shop, journeys[brand], '/sofas');
    expect(await isDark()).toBe(true);
    await usable(page);
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect.poll(isDark).toBe(false);
    await page.reload();
    expect(await page.locator('html').getAttribute('class')).toBe(`settee-${brand}`);
    expect(await isDark()).toBe(false);
    await usable(page);
    await page.getByRole('radio', { name: 'Auto' }).check();
    await expect.poll(isDark).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each(['main', 'cb2'] as const)('%s: every kind of page is accessible in the dark theme', async (brand) => {
  const { page, leave } = await newVisitor(browser, { colorScheme: 'dark' });
  await page.addInitScript(trackLayoutShifts);
  const paths = ['/', '/sofas', '/free-swatches', '/customer-service/shipping', '/stores', '/account/login'];
  for (const path of [...paths, journeys[brand].sofa, '/checkout/cart']) {
    await open(page, shop, journeys[brand], path);
    await inspectOpened(page, `${path}, dark`);
  }
  await leave();
});
