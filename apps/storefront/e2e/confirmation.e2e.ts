import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const layer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
/** The sentences about shipping, each of which has an icon. */
const sentences = (page: Page) => page.getByRole('dialog').locator('p:has(svg)').allInnerTexts();
const rows = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('dl > div')
    .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)));
const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first().click();

const pendants = [
  ['main', '/pod-pendant/s100603'],
  ['cb2', '/disc-pendant/s200603'],
] as const;

test.each(pendants)(
  'CONF-02 CONF-03 CONF-05 CONF-06 CONF-08 CONF-09 CONF-10 CONF-13 CONF-14: on %s the confirmation counts what was added and shows totals, and Continue Shopping closes it',
  async (brand, pendant) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    await addSmall(page, shop, journey);
    await layer(page, '1 item added to your cart').getByRole('heading', { name: 'Your Cart: 1 item' }).waitFor();
    await expect
      .poll(() => rows(page))
      .toEqual([
        ['Order Subtotal', '$279.00'],
        ['Est. Shipping', '$24.95'],
        ['Subtotal', '$303.95'],
      ]);
    await page.getByRole('button', { name: 'Continue Shopping' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toContain(journey.small);

    await open(page, shop, journey, pendant);
    await page.getByRole('checkbox', { name: 'Add Light Hanging, $149.00 per item' }).check();
    await page.getByRole('main').getByRole('spinbutton').fill('2');
    await addToCart(page);
    const added = layer(page, '2 items added to your cart including Light Hanging');
    await added.getByRole('heading', { name: 'Your Cart: 3 items' }).waitFor();
    await expect
      .poll(() => rows(page))
      .toContainEqual([
        'Installation/Assembly ServicesFee shown is per item. Service is provided by a third party.',
        '$298.00',
      ]);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('CONF-17 CONF-18 CONF-19 CONF-20: the confirmation shows the amount left to free shipping, that it is reached, and how furniture is delivered, each with an icon', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  const away = 'You’re $221 away from free standard shipping on small items.';
  await expect.poll(() => sentences(page)).toEqual([away]);
  await addSmall(page, shop, journey);
  const free = 'You have free standard shipping on small items in this cart.';
  await expect.poll(() => sentences(page)).toEqual([free]);
  await addSmall(page, shop, journey, '/marlow-loveseat/s100102');
  const crew = 'A two-person crew will bring large items in and set them up.';
  await expect.poll(() => sentences(page)).toEqual([free, crew]);
  expect(complaints).toEqual([]);
  await leave();
});

test('CONF-04 CONF-11 CONF-12 CONF-15 CONF-16: a discount is marked, an item has a tooltip, and Checkout Now opens the cart once', async () => {
  const journey = journeys.cb2;
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await page.getByLabel('Promo code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Remove promo code WELCOME10' }).waitFor();

  await open(page, shop, journey, '/arc-floor-lamp/s200601');
  await page.getByRole('switch', { name: 'Personalize it for $15.00' }).click();
  await page.getByLabel('Text', { exact: true }).fill('For Mia');
  await addToCart(page);
  const added = layer(page, '1 item added to your cart');
  await added.getByText('*Includes applied discount', { exact: true }).waitFor();
  await expect
    .poll(async () => (await rows(page)).map(([name]) => name))
    .toEqual(['Order Subtotal', 'Est. Shipping*', 'Subtotal']);
  const tooltip = added.getByRole('tooltip', { includeHidden: true });
  // The picture may be where the pointer clicked the button.
  await page.mouse.move(0, 0);
  await tooltip.waitFor({ state: 'hidden' });
  await added.getByRole('img', { name: 'Arc Floor Lamp' }).hover();
  await tooltip.waitFor();
  expect(await tooltip.innerText()).toBe('Personalized Arc Floor Lamp, $514.00, Qty: 1');

  const checkOut = added.getByRole('button', { name: 'Checkout Now' });
  const isDisabled = checkOut.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await Promise.resolve();
    return button.disabled;
  });
  expect(await isDisabled).toBe(true);
  await page.waitForURL('**/checkout/cart');
  await page.getByRole('button', { name: 'Remove Arc Floor Lamp' }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
