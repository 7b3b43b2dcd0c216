import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';
import { routeOnce } from './network.ts';

const add = '**/AddItemToCartV2';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

/** Also behind the confirmation. */
const button = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Add to cart', exact: true, includeHidden: true }).first();
const confirmation = (page: Page) => page.getByRole('dialog', { name: /added to your cart/ });

test.each(['main', 'cb2'] as const)(
  'ATC-12, ATC-13, ATC-15, ATC-19, ATC-34: a click disables the button until the add failed or was confirmed: %s',
  async (brand) => {
    const journey = journeys[brand];
    const { page, leave } = await newVisitor(browser);
    await open(page, shop, journey, journey.small);
    await routeOnce(page, add, (route) => route.fulfill({ status: 503, body: 'Broken' }));
    const logged = page.waitForResponse('**/Checkout/Log');
    await button(page).click();
    await page.getByRole('alert').getByText('We couldn’t add this to your cart. Please try again.').waitFor();
    const report = await logged;
    expect(Object(report.request().postDataJSON()).message).toMatch(/^Error adding to cart: .*Status: 503/);
    expect(report.status()).toBe(200);
    await expect.poll(() => button(page).isDisabled()).toBe(false);

    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await routeOnce(page, add, (route) => isReleased.then(() => route.continue()));
    await button(page).click();
    await expect.poll(() => button(page).isDisabled()).toBe(true);
    expect(await confirmation(page).count()).toBe(0);
    release();
    await confirmation(page).waitFor();
    await expect.poll(() => button(page).isDisabled()).toBe(false);
    await leave();
  },
);

test.each(['main', 'cb2'] as const)(
  'QTY-03: typed without leaving the field, a quantity in range is added, and one out of range is explained: %s',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 800 } });
    const added: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/AddItemToCartV2')) added.push(request.postDataJSON());
    });
    await open(page, shop, journey, journey.small);
    const quantity = page.getByRole('main').getByRole('spinbutton').first();
    await quantity.fill('150');
    await page.getByRole('alert').getByText('Please choose a quantity from 1 to 99.').waitFor();
    expect(await quantity.inputValue()).toBe('1');
    await quantity.fill('３');
    expect(await quantity.inputValue()).toBe('3');
    await button(page).click();
    await confirmation(page).waitFor();
    expect(JSON.stringify(added)).toContain('"Quantity":3');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('ATC-07: an engraving without its text adds nothing and frees the button; with it the lamp is added', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const adds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/AddItemToCartV2')) adds.push(request.postData() ?? '');
  });
  await open(page, shop, journeys.main, '/wick-floor-lamp/s100601');
  await page.getByRole('switch').click();
  await button(page).click();
  await page.getByText('Please enter text', { exact: true }).first().waitFor();
  await expect.poll(() => button(page).isDisabled()).toBe(false);
  expect(adds).toEqual([]);
  await page.getByRole('main').getByRole('textbox').last().fill('For Ada');
  await button(page).click();
  await expect.poll(() => adds).toEqual([expect.stringContaining('For Ada')]);
  expect(complaints).toEqual([]);
  await leave();
});

test.each(['main', 'cb2'] as const)(
  'QTY-01, QTY-04, QTY-07, QTY-08: the quantity of a product starts over at its limits, and what is shown is added: %s',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journey, journey.small);
    const group = page.getByRole('main').getByRole('group', { name: /^Quantity/ });
    const [minus, input, plus] = [
      group.getByRole('button', { name: /^Decrease/ }),
      group.getByRole('spinbutton'),
      group.getByRole('button', { name: /^Increase/ }),
    ];
    const order = await group.evaluate((element) =>
      [...element.querySelectorAll('button, input')].map((control) => control.tagName),
    );
    expect(order).toEqual(['BUTTON', 'INPUT', 'BUTTON']);
    const add7 = page.waitForRequest(add);
    await input.fill('7');
    await button(page).click();
    expect((await add7).postDataJSON()).toMatchObject([{ Quantity: 7 }]);
    await confirmation(page).waitFor();
    await open(page, shop, journey, journey.small);
    await input.fill('7');
    await input.fill('');
    await input.blur();
    await expect.poll(() => input.inputValue()).toBe('1');
    await minus.click();
    expect([await input.inputValue(), await minus.isDisabled(), await plus.isDisabled()]).toEqual(['1', true, false]);
    await plus.click();
    await expect.poll(() => minus.isDisabled()).toBe(false);
    await input.fill('99');
    await plus.click();
    await expect.poll(() => input.inputValue()).toBe('1');
    expect(await plus.isDisabled()).toBe(true);
    const added = page.waitForRequest(add);
    await button(page).click();
    expect((await added).postDataJSON()).toMatchObject([{ Quantity: 1 }]);
    await confirmation(page).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);
