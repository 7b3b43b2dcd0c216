import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openFlatBrowser } from './browser.ts';
import { addSmall, open, journeys, startAsGuest, toReview } from './journey.ts';
import { type RunningShop, type Shop, sharedShop, startShop } from './shop.ts';

const journey = journeys.main;
const choices = '?option.11=3001&option.12=1201&option.13=2001';

/** The shop with its default settings. */
let standard: Shop;
let shop: RunningShop;
/** Adds without a confirmation, and shows new items of the checkout first. */
let silent: RunningShop;
let browser: Browser;
beforeAll(async () => {
  standard = sharedShop();
  [browser, shop, silent] = await Promise.all([
    openFlatBrowser(),
    startShop({
      CART_SERVICE_URL: '/shop-cart',
      ADD_TO_CART_TYPE: 'terms',
      IS_DRAWERS_CLOSED: 'true',
      IS_VISUALIZER_TRIGGER_HIDDEN: 'true',
    }),
    startShop({ ADD_TO_CART_TYPE: 'ignore', CHECKOUT_REFRESH_MODE: '1' }),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([shop?.stop(), silent?.stop()]);
});

/** Mocks a separate cart service and records the requested paths. */
async function serveCart(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('**/shop-cart/**', async (route) => {
    const url = route.request().url();
    requests.push(new URL(url).pathname);
    await route.fulfill({ response: await route.fetch({ url: url.replace('/shop-cart/', '/ReactCart/') }) });
  });
  return requests;
}

const addToCart = (page: Page) => page.getByRole('button', { name: 'Add to cart' }).first();
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ }).innerText();

test('CART-10, ATC-20: terms show before every add, and all cart requests are sent to the configured service', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const requests = await serveCart(page);
  const others: string[] = [];
  page.on('request', (request) => others.push(new URL(request.url()).pathname));
  await open(page, shop, journey, journey.small);
  await addToCart(page).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(others.filter((path) => path.endsWith('/AddItemToCartV2'))).toEqual([]);
  await addToCart(page).click();
  await page.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  await page.waitForURL('**/checkout/cart');
  // The product page, which also has a quantity field, is shown until the cart has loaded.
  await page.getByRole('button', { name: /^Save for Later/ }).waitFor();
  await page.getByRole('button', { name: /increase/i }).click();
  // The new total is shown before the call is sent.
  await page.getByRole('main').getByText('$558.00').first().waitFor();
  await expect.poll(() => requests).toContain('/shop-cart/UpdateItem');
  expect(requests).toContain('/shop-cart/GetCart');
  expect(others.filter((path) => path.startsWith('/ReactCart/'))).toEqual([]);
  expect(complaints).toEqual([]);
  // Pending calls must not reach a closed page.
  await page.unrouteAll({ behavior: 'wait' });
  await leave();
});

test('ATC-21: an add without a confirmation, by setting, changes only the count', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, silent, journey, journey.small);
  await addToCart(page).click();
  await expect.poll(() => count(page)).toContain('1');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => addToCart(page).isEnabled()).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test('OPT-13: with closed drawers no option is open and there is no summary; otherwise both are there', async () => {
  const { page, leave } = await newVisitor(browser);
  const drawers = (expanded: boolean) => page.getByRole('main').getByRole('button', { name: /options/, expanded });
  const summary = page.getByText('Your Selection Summary');
  await open(page, standard, journey, journey.sofa);
  expect(await drawers(true).count()).toBeGreaterThan(0);
  expect(await summary.count()).toBe(1);
  await open(page, shop, journey, journey.sofa);
  expect(await drawers(true).count()).toBe(0);
  expect(await drawers(false).count()).toBe(3);
  expect(await summary.count()).toBe(0);
  await leave();
});

test.each(['stays, disabled,', 'disappears, by setting,'] as const)(
  'VIZ-05: the trigger %s while the room is open',
  async (what) => {
    const isHidden = what.startsWith('disappears');
    const { page, leave } = await newVisitor(browser, { viewport: { width: 420, height: 800 } });
    const trigger = page.getByRole('button', { name: 'Load 3D Visualizer for Alder Sofa' });
    await open(page, isHidden ? shop : standard, journey, journey.sofa + choices);
    await trigger.click();
    await page.getByRole('region', { name: '3D Visualizer' }).waitFor();
    await expect.poll(() => trigger.count()).toBe(isHidden ? 0 : 1);
    if (!isHidden) expect(await trigger.isDisabled()).toBe(true);
    await leave();
  },
);

test('ERR-16: a cart call that fails is logged with the id of the cart', async () => {
  const { page, leave } = await newVisitor(browser);
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') logged.push(request.postData() ?? '');
  });
  await addSmall(page, standard, journey);
  await open(page, standard, journey, '/checkout/cart');
  await page.route('**/ReactCart/UpdateItem', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: /increase/i }).click();
  const entry = () => logged.find((text) => text.includes('basketId')) ?? '';
  await expect.poll(entry).toMatch(/"basketId\\":\\"[\w-]{36}\\"/);
  expect(entry()).toContain('UpdateItem');
  await leave();
});

test.each([
  ['CHK-24', 'before the others, by setting', true],
  ['CHK-25', 'after the others', false],
] as const)('%s: an item that another tab added is shown %s', async (_id, _where, isFirst) => {
  const { page, leave } = await newVisitor(browser);
  const present = isFirst ? silent : standard;
  const add = async (tab: Page, path: string) => {
    await open(tab, present, journey, path);
    const added = tab.waitForResponse('**/AddItemToCartV2');
    await addToCart(tab).click();
    await added;
  };
  await add(page, '/thistle-pillow/s100702');
  await startAsGuest(page, present, journey);
  await toReview(page, journey);
  const other = await page.context().newPage();
  await add(other, '/cove-bath-towel/s100703');
  await other.close();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'Your order has changed since you last saw it.' }).waitFor();
  const items = page.getByRole('complementary').getByRole('listitem');
  const names = async () => (await items.allInnerTexts()).map((text) => text.split('\n')[0]);
  const expected = ['Thistle Pillow', 'Cove Bath Towel'];
  await expect.poll(names).toEqual(isFirst ? expected.toReversed() : expected);
  await leave();
});
