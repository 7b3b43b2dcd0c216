import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, fillAddress, open, startAsGuest, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

/** Delays all scripts of a page until the returned function is called. */
async function withLateCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));

test.each(['main', 'cb2'] as const)(
  'a click on Add to Cart before its code is loaded is not lost: %s',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    const release = await withLateCode(page);
    await page.goto(shop.at(journey.small, journey.host), { waitUntil: 'commit' });
    const add = page.getByRole('button', { name: 'Add to cart' }).first();
    await add.click();
    // A waiting shopper clicks again.
    await add.click();
    expect(await isAlive(page)).toBe(false);
    release();
    await page.getByRole('dialog').getByText('added to your cart').waitFor();
    const cart = page.getByRole('link', { name: /^Cart/, includeHidden: true }).first();
    await expect.poll(() => cart.innerText()).toContain('1');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('an address submitted before the code of the checkout is loaded is saved, and the next step opens', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  const release = await withLateCode(page);
  await page.reload({ waitUntil: 'commit' });
  await fillAddress(page, journey);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  expect(await isAlive(page)).toBe(false);
  release();
  await page.waitForURL('**/checkout/shippingandgiftoptions');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Shipping', exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Address 1' }).inputValue())
    .toBe(journey.address['Address 1']);
  expect(complaints).toEqual([]);
  await leave();
});

test('a search submitted before its code is loaded opens the results', async () => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  const release = await withLateCode(page);
  await page.goto(shop.at('/', journey.host), { waitUntil: 'commit' });
  await page.getByRole('combobox').first().fill('table');
  await page.keyboard.press('Enter');
  await page.waitForURL(/[/]search[?].*table/, { waitUntil: 'commit' });
  expect(await isAlive(page)).toBe(false);
  release();
  await usable(page);
  await leave();
});

test('materials put aside before the code of the comparison is there are compared, each as it was chosen then', async () => {
  const journey = journeys.cb2;
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await open(page, shop, journey, `${journey.sofa}?option.11=3002`);
  const release = await withLateCode(page);
  await page.getByRole('button', { name: /Fabric/, expanded: false }).click();
  for (const name of ['Washed Linen, Flax', 'Washed Linen, Rust']) {
    await page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();
    await page.getByRole('button', { name: `Add to Compare ${name}` }).click();
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();
  await page.getByRole('button', { name: 'Compare (2)' }).click();
  const layer = page.getByRole('dialog', { name: 'Compare materials' });
  for (const name of ['Flax', 'Rust'])
    await layer.getByRole('button', { name: `Choose Washed Linen, ${name}` }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
