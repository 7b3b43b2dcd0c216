import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type RunningShop, startShop } from './shop.ts';

const journey = journeys.main;
const extras = 'Extras and Essentials We Recommend';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const count = (page: Page) => page.getByRole('link', { name: /^Cart/ }).innerText();
/** Places of the pictures that load at once, of all pictures of a carousel. */
const eager = (page: Page, name: string) =>
  carousel(page, name)
    .locator('img')
    .evaluateAll((images) => ({
      places: images.flatMap((image, index) => (image.getAttribute('loading') === 'lazy' ? [] : [index])),
      count: images.length,
    }));
const toTheEnd = (page: Page) =>
  page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ block: 'start' }));

test('XSELL-03 XSELL-06 XSELL-07 CAROUS-09 CAROUS-17 CAROUS-28: an add from the carousel of the cart page changes cart and count, and moves nothing', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.addInitScript(trackLayoutShifts);
  await open(page, shop, journey, journey.sofa);
  await toTheEnd(page);
  await carousel(page, 'People Also Viewed').getByRole('link').first().waitFor();
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
  const main = page.getByRole('main');
  await carousel(page, 'You May Also Want').waitFor();
  const { places, count: all } = await eager(page, 'You May Also Want');
  expect(all).toBeGreaterThan(5);
  expect(places).toEqual([0, 1, 2, 3, 4]);
  await carousel(page, 'People Also Bought').waitFor();
  expect(await main.getByRole('button', { name: 'Add to Cart, Quill Side Table' }).count()).toBe(0);
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  await main.getByRole('button', { name: 'Add to Cart, Thistle Pillow' }).click();
  await main.getByRole('button', { name: 'Added, Thistle Pillow' }).waitFor();
  await expect.poll(() => count(page)).toContain('2');
  await main.getByRole('button', { name: 'Remove Thistle Pillow' }).waitFor();
  expect(await main.getByRole('spinbutton', { name: 'Quantity of Thistle Pillow' }).inputValue()).toBe('1');
  await page.reload();
  await carousel(page, 'You May Also Want').waitFor();
  expect(await main.getByRole('button', { name: 'Add to Cart, Thistle Pillow' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('XSELL-03 XSELL-08 CAROUS-16 CAROUS-27: an empty cart on a phone shows recommendations, and the first add is confirmed', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await open(page, shop, journeys.cb2, '/checkout/cart');
  await page.getByText('Your cart is empty').waitFor();
  await carousel(page, 'You May Also Want').waitFor();
  const { places, count: all } = await eager(page, 'You May Also Want');
  expect(all).toBeGreaterThan(3);
  expect(places).toEqual([0, 1, 2]);
  await page
    .getByRole('button', { name: /^Add to Cart, (?!Alder|Rail|Plinth|Grid)/ })
    .first()
    .click();
  const added = page.getByRole('button', { name: /^Added, / });
  await added.waitFor();
  expect((await added.innerText()).toLowerCase()).toBe('added');
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await expect.poll(() => count(page)).toContain('1');
  expect(complaints).toEqual([]);
  await leave();
});

test.each(['main', 'cb2'] as const)(
  'XSELL-04 XSELL-05 CAROUS-13 CONF-21 CONF-22: an extra is added from the confirmation and counted in: %s',
  async (brand) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await addSmall(page, shop, journeys[brand]);
    const block = page.getByRole('dialog').getByRole('region', { name: extras });
    await block
      .getByRole('button', { name: /^Add to Cart, / })
      .first()
      .click();
    await page.getByRole('dialog', { name: '2 items added to your cart' }).waitFor();
    await block.getByRole('button', { name: /^Added, / }).waitFor();
    await expect.poll(() => page.getByRole('list', { name: 'Added items' }).getByRole('listitem').count()).toBe(2);
    await page.getByRole('heading', { name: 'Your Cart: 2 items' }).waitFor();
    await page.getByRole('button', { name: 'Checkout Now' }).click();
    await page.waitForURL('**/checkout/cart');
    await expect.poll(() => count(page)).toContain('2');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('XSELL-01: People Also Viewed loads when its section is near the viewport, and not before', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 640 } });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const isRequested = () => requests.some((path) => path.includes('/people_also_viewed/'));
  await open(page, shop, journey, journey.sofa);
  await page.waitForLoadState('networkidle');
  expect(isRequested()).toBe(false);
  await toTheEnd(page);
  await carousel(page, 'People Also Viewed').getByRole('link', { name: 'Marlow Loveseat' }).waitFor();
  expect(isRequested()).toBe(true);
  await carousel(page, 'People Also Viewed').getByRole('link', { name: 'Marlow Loveseat' }).click();
  await page.waitForURL('**/marlow-loveseat/s100102');
  expect(complaints).toEqual([]);
  await leave();
});

test('XSELL-09: with the feeds down pages, adds and cart work; the failure is logged', async () => {
  const { page, leave } = await newVisitor(browser);
  const logged: string[] = [];
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  page.on('request', (request) => void (request.method() === 'POST' && logged.push(request.postData() ?? '')));
  const down: string[] = [];
  await page.route('**/browse/recommendations/*/recommend.json*', (route, request) => {
    down.push(new URL(request.url()).pathname);
    return route.fulfill({ status: 503, body: '{}' });
  });
  await addSmall(page, shop, journey);
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  expect(await page.getByRole('region', { name: extras }).count()).toBe(0);
  await toTheEnd(page);
  await expect.poll(() => logged.filter((text) => text.includes('Recommendations are missing')).length).toBe(2);
  expect(await carousel(page, 'People Also Viewed').count()).toBe(0);
  await open(page, shop, journey, '/checkout/cart');
  await page.getByRole('button', { name: 'Remove Quill Side Table' }).waitFor();
  await expect.poll(() => logged.filter((text) => text.includes('Recommendations are missing')).length).toBe(3);
  expect(await page.getByRole('region', { name: 'You May Also Want' }).count()).toBe(0);
  expect(down).toEqual([
    '/browse/recommendations/add_to_cart_confirmation/recommend.json',
    '/browse/recommendations/people_also_viewed/recommend.json',
    '/browse/recommendations/cart/recommend.json',
  ]);
  expect(broken).toEqual([]);
  await leave();
});

/** Starts a recommendation feed on another host and records the requested paths. */
async function startFeed(): Promise<{ server: Server; url: string; requested: string[] }> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://feed');
    requested.push(pathname);
    const items = [
      {
        id: 100702,
        name: 'Pillow of the feed',
        navigateUrl: '/thistle-pillow/s100702',
        imageUrl: '/favicon-main.svg',
        formattedPrice: '$59.00',
      },
    ];
    response.writeHead(200, { 'content-type': 'application/javascript' });
    response.end(`${searchParams.get('callback')}(${JSON.stringify(items)})`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://feeds.localhost:${port}`, requested };
}

test('XSELL-09 XSELL-11: a feed of another host is a script on product pages, and nothing of it reaches the cart', async () => {
  const feed = await startFeed();
  const thirdPartyShop = await startShop({ RECOMMENDATION_FEEDS: `main=${feed.url}` });
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, thirdPartyShop, journey);
  const extra = page.getByRole('region', { name: extras }).getByRole('link', { name: 'Pillow of the feed' });
  await extra.waitFor();
  expect(feed.requested).toContain('/add_to_cart_confirmation/recommend.json');
  expect(await page.evaluate(() => '_browse_widget_MainPi' in globalThis)).toBe(true);
  const before = feed.requested.length;
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.waitForURL('**/checkout/cart');
  await page.getByRole('button', { name: 'Remove Quill Side Table' }).waitFor();
  await usable(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => '_browse_widget_MainPi' in globalThis)).toBe(false);
  expect(await page.getByRole('region', { name: 'You May Also Want' }).count()).toBe(0);
  expect(feed.requested.length).toBe(before);
  expect(complaints).toEqual([]);
  await leave();
  await thirdPartyShop.stop();
  feed.server.close();
});
