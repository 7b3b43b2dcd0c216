import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, startAsGuest, toReview, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

const journey = journeys.main;

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

test('MONO-01 MONO-06 MONO-15 MONO-21 MONO-22 MONO-23 ATC-11 ATC-24: a guest has two towels embroidered and orders them', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  for (const text of ['EMH', 'ABC']) {
    await open(page, shop, journey, '/cove-bath-towel/s100703');
    await page.getByRole('switch', { name: 'Add embroidery for $12.00' }).click();
    const button = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
    await expect.poll(() => button.isDisabled()).toBe(true);
    await page.getByLabel('Your text').fill(text);
    await page.getByRole('radio', { name: 'Navy' }).check({ force: true });
    const preview = page.getByRole('img', { name: `Preview of Cove Bath Towel with “${text}”` });
    await preview.waitFor();
    expect(await preview.getAttribute('src')).toMatch(/^\/personalization\/image\/[\w-]{43}\.svg$/);
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await button.click();
    const terms = page.getByRole('dialog', { name: 'Confirm Your Selection' });
    await terms.getByText('Made For You').waitFor();
    await terms.getByRole('heading', { name: 'Monogramming terms' }).waitFor();
    await terms.getByText('Can’t be changed or canceled once you order.').waitFor();
    expect(await terms.getByText('Custom order terms').count()).toBe(0);
    await page.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
    await page.waitForURL('**/checkout/cart');
  }
  const main = page.getByRole('main');
  for (const text of ['EMH', 'ABC']) await main.getByText(text).first().waitFor();
  const images = main.locator('img[src^="/personalization/image/"]');
  await expect.poll(() => images.count()).toBe(2);
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  for (const text of ['EMH', 'ABC']) await page.getByText(text).first().waitFor();
  await page.getByText('Serif Initials').or(page.getByText('Block Monogram')).first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('FAV-11 MONO-22: two embroidered towels are confirmed as two; an embroidered item cannot be a favorite', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/cove-bath-towel/s100703');
  const heart = page.getByRole('button', { name: 'Add to Favorites' });
  await expect.poll(() => heart.isDisabled()).toBe(false);
  await page.getByRole('switch', { name: 'Add embroidery for $12.00' }).click();
  await page.getByLabel('Your text').fill('EMH');
  await expect.poll(() => heart.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  const saved = page.waitForRequest((request) => request.url().endsWith('/personalization/design/save'));
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  expect((await saved).postDataJSON()).toMatchObject({ quantity: 2 });
  await leave();
});

test('MONO-18 MONO-08: hostile text shows an error at its line and is never added to the cart', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/harbour-robe/s100704');
  await page.getByRole('switch').click();
  await page.getByRole('radio', { name: 'Script Name' }).check({ force: true });
  await page.getByLabel('Line 1').fill('Anna');
  await page.getByLabel('Line 2').fill('</script>');
  await page.getByText('Your message contains invalid characters').first().waitFor();
  await page.getByLabel('Line 2').fill('DRAT');
  await page.getByText('Please choose different words.').first().waitFor();
  await expect.poll(() => page.getByLabel('Line 2').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Line 1').getAttribute('aria-invalid')).toBeNull();
  const button = page.getByRole('button', { name: 'Add to cart', exact: true }).first();
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByLabel('Line 2').fill('');
  await expect.poll(() => button.isDisabled()).toBe(false);
  expect(complaints).toEqual([]);
  await leave();
});
