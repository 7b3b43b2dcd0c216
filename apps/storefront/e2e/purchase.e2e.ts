import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, fillAddress, open, startAsGuest, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

test.each(Object.entries(journeys))(
  'OPT-18 OPT-20 ROUTE-01 ROUTE-04 ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-08 ROUTE-10 ROUTE-11 ROUTE-12 ROUTE-13 CART-01: a guest buys a configured sofa and a table on %s',
  async (name, journey) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journey, '/');
    await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Sofas' }).click();
    await page.waitForURL('**/sofas');
    await page.getByRole('article').filter({ hasText: 'Alder Sofa' }).locator('img').first().click();
    await page.waitForURL(`**${journey.sofa}`);

    await page.getByRole('radio', { name: '101 in' }).check({ force: true });
    await page
      .getByRole('button', { name: /Fabric\s*\d+ options/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.getByRole('radio', { name: /Forest/ }).check({ force: true });
    await page.getByRole('button', { name: /Leg\s*\d+ options/ }).click();
    const completed = page.waitForResponse((response) => response.url().includes('/browse/specialorder/browsedata'));
    await page.getByRole('radio', { name: /Brushed Brass/ }).check({ force: true });
    expect((await completed).status()).toBe(200);
    expect(await page.title()).toMatch(/^Alder Sofa \+ Reviews \| /);
    await expect.poll(() => page.getByText(journey.sofaPrice).count()).toBeGreaterThan(0);
    await expect.poll(() => new URL(page.url()).search).toBe('?option.11=3003&option.12=1301&option.13=2004');

    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
    await page.waitForURL('**/checkout/cart');
    await page.getByText(journey.sofaPrice).first().waitFor();

    await addSmall(page, shop, journey);
    await page.getByRole('button', { name: 'Checkout Now' }).click();
    await page.waitForURL('**/checkout/cart');
    await startAsGuest(page, shop, journey);
    await fillAddress(page, journey);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForURL('**/checkout/shippingandgiftoptions');
    await page.getByRole('button', { name: 'Next: Payment' }).click();
    await page.waitForURL('**/checkout/paymentandbilling');
    await applyCard(page);
    await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
    await page.waitForURL('**/checkout/review');
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');
    await usable(page);
    await page
      .getByText(/Order [A-Z0-9-]{6,}/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByText('Alder Sofa').count()).toBeGreaterThan(0);
    expect(await page.locator('body').innerText()).toContain(name.endsWith('Canada') ? 'CAD ' : '$');
    expect(complaints).toEqual([]);
    await leave();
  },
);
