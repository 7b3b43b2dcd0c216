import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open, startAsGuest, usable } from './journey.ts';
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

const pageErrors = (complaints: readonly string[]) => complaints.filter((text) => text.startsWith('page error'));

/** A control of the footer, which works when the document is hydrated. */
async function choose(page: Page, scheme: 'Dark' | 'Light'): Promise<void> {
  await page.getByRole('radio', { name: scheme }).check();
  const cookies = () => page.evaluate(() => document.cookie);
  await expect.poll(cookies).toContain(`settee_scheme=${scheme.toLowerCase()}`);
}

async function toSofas(page: Page): Promise<void> {
  await open(page, shop, journey, '/');
  await page.getByRole('link', { name: 'Sofas' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor();
}

test('PDP-06: a fragment that is no encoding, written by another script after a click, leaves the page as it is', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await toSofas(page);
  await page.evaluate(() => (location.hash = '50%off'));
  await choose(page, 'Dark');
  await page.getByLabel('Sort by').selectOption('price-low');
  await page.waitForURL('**/sofas?sort=price-low');
  await page.goBack();
  await page.waitForURL('**/sofas#50%off');
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('featured');
  expect(complaints).toEqual([]);
  await leave();
});

test('PDP-06: an address with a fragment that is no encoding, opened directly, is a page that works', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/sofas#50%off');
  await choose(page, 'Dark');
  await open(page, shop, journey, `${journey.sofa}#50%off`);
  await page.getByRole('button', { name: /Fabric/, expanded: false }).click();
  await page.getByRole('button', { name: /Fabric/, expanded: true }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('an error of the frame around a page shows the error page, and another page opens from there', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journey, '/');
  await page.evaluate(() => {
    const scrollTo = window.scrollTo;
    window.scrollTo = () => {
      window.scrollTo = scrollTo;
      throw new Error('another script broke it');
    };
  });
  await page.getByRole('link', { name: 'Sofas' }).first().click();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('navigation', { name: 'Shop' }).waitFor();
  await choose(page, 'Dark');
  await leave();
});

/** Every kind of route; `status` where it is not 200. */
const routes: readonly { path: string; status?: number }[] = [
  { path: '/' },
  { path: '/sofas' },
  { path: journey.sofa },
  { path: '/free-swatches' },
  { path: '/search' },
  { path: '/stores' },
  { path: '/stores/lincoln-park' },
  { path: '/compare' },
  { path: '/gift-cards' },
  { path: '/customer-service' },
  { path: '/newsletter' },
  { path: '/gift-registry' },
  { path: '/Favorites/' },
  { path: '/order-status' },
  { path: '/order-return' },
  { path: '/account/login' },
  { path: '/account/orders/%E0%A4%A' },
  { path: `/account/orders/${'a'.repeat(99)}%F0%9F%98%80` },
  { path: '/checkout/cart' },
  { path: '/50%off', status: 404 },
  { path: '/stores/%ff', status: 404 },
  { path: '/%E0%A4%A/s1', status: 404 },
  { path: '/shared-cart/%', status: 404 },
];

/** The text of a query is cut at 40 or 100 characters: in the middle of an emoji. */
const cut = (length: number) => `${'a'.repeat(length - 1)}%F0%9F%98%80`;
const values = ['%', '%E0%A4%A', '%ff', '%00', '-1', '1e999', '<b>', cut(10), cut(40), cut(100), '[]', '__proto__'];
const names =
  'q sort page color category option.12 option.%ff scroll zip skus list order token action from payment wallet';
const query = fc
  .shuffledSubarray([...names.split(' '), 'walletNonce', 'returnUrl', 'error', '%E0%A4%A', '', 'utm_source'])
  .chain((chosen) => fc.tuple(...chosen.map((name) => fc.constantFrom(...values).map((value) => `${name}=${value}`))))
  .map((parts) => parts.join('&'));
const fragment = fc.constantFrom('50%off', '%', '%E0%A4%A', '%ff', '!/a=%', '%00');

const event = fc.record({ type: fc.constantFrom('addToCart.added', 'toString', '__proto__', '') });
const stored = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '{',
    '[null]',
    '[["a",null],["b",1e999]]',
    '{"shipping":["a"]}',
    '{"__proto__":{"a":"b"}}',
    '%ff',
  ),
  fc.array(fc.oneof(event, fc.jsonValue())).map((items) => JSON.stringify(items)),
);
const keys = ['heldEvents', 'scrollPositions', 'checkoutDrafts', 'recentSwatches', 'compared', 'shownOrder'] as const;
const storage = fc.tuple(...keys.map((key) => stored.map((text) => [key, text] as const)));
const cookies = [
  'settee_session',
  'settee_consent',
  'settee_scheme',
  'isRegistrantMode',
  'addedCartSwatches',
  '__proto__',
];
const cookie = fc.tuple(...cookies.map((name) => fc.constantFrom(...values).map((value) => `${name}=${value}`)));
const state = fc.constantFrom('text', 5, [], { usr: { step: {} }, key: { a: 1 }, idx: 'x' }, { usr: { step: -1 / 0 } });

/** One visit for each route, the same in every run. */
const visits = fc.sample(fc.record({ query, fragment, storage, cookie, state }), { seed: 81, numRuns: routes.length });

test('no malformed query, fragment, cookie or storage breaks a page, at load and after a navigation', async () => {
  const found: string[] = [];
  const { page, complaints, leave } = await newVisitor(browser);
  for (const [index, { path, status = 200 }] of routes.entries()) {
    const visit = visits[index];
    if (!visit) throw new Error('There is a visit for each route.');
    const address = `${path}?${visit.query}#${visit.fragment}`;
    const before = pageErrors(complaints).length;
    await page
      .evaluate(({ storage, cookie }) => {
        for (const pair of cookie) document.cookie = `${pair}; path=/`;
        for (const [key, text] of storage) {
          sessionStorage.setItem(key, text);
          localStorage.setItem(key, text);
        }
      }, visit)
      .catch(() => undefined);
    const response = await page.goto(shop.at(address));
    if (response?.status() !== status) found.push(`${response?.status()} ${address}`);
    await usable(page);
    // Another script writes into the history; then the shopper opens a page and returns.
    await page.evaluate((entry) => history.pushState(entry, '', '#%E0%A4%A'), visit.state);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Use' }).waitFor();
    await page.evaluate(() => (location.hash = '50%off'));
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**#%E0%A4%A');
    await choose(page, index % 2 === 0 ? 'Dark' : 'Light');
    const errors = pageErrors(complaints).slice(before);
    if (errors.length > 0) found.push(`${address}: ${errors.join(', ')} ${JSON.stringify(visit.storage)}`);
  }
  expect(found).toEqual([]);
  await leave();
});

test('a text in an address that the shop cuts in the middle of an emoji is no server error', async () => {
  const paths = [
    `/search?q=${cut(100)}`,
    `/account/orders/${cut(100)}`,
    `/order-status?order=${cut(40)}`,
    `/order-return?order=${cut(40)}`,
    `/stores?zip=${cut(10)}`,
    `/newsletter?token=${cut(64)}`,
    `/account/reset-password?token=${cut(200)}`,
    `/account/confirm-email?token=${cut(200)}`,
  ];
  const statuses = await Promise.all(paths.map(async (path) => `${(await fetch(shop.at(path))).status} ${path}`));
  expect(statuses).toEqual(paths.map((path) => `200 ${path}`));
});

test('CHK-20: stored drafts of another shape do not break a step of the checkout', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  for (const drafts of [
    'null',
    '{"shipping":null}',
    '{"shipping":["a"]}',
    '[{"a":"b"}]',
    '{',
    '{"shipping":{"a":1}}',
  ]) {
    await page.evaluate((text) => sessionStorage.setItem('checkoutDrafts', text), drafts);
    await page.reload();
    await usable(page);
    await page.getByLabel('Address 1', { exact: true }).fill('99 W Oak St');
  }
  expect(pageErrors(complaints)).toEqual([]);
  await leave();
});
