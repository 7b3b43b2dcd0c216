import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { watchLoading } from './screens/settled.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const openFabric = (page: Page) => page.getByRole('button', { name: /Fabric/, expanded: false }).click();
const swatch = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const take = (page: Page, name: string) => page.locator('label', { has: swatch(page, name) }).click();
const headPrice = (page: Page) => page.locator('h1 ~ div').filter({ hasText: /\$/ }).first();

test.each(['main', 'cb2', 'mainCanada', 'cb2Canada'] as const)(
  'PDP-01 PDP-02: the product page of %s on a desk and on a phone',
  async (brand) => {
    const journey = journeys[brand];
    const seen: string[] = [];
    for (const width of [1280, 360]) {
      const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
      await open(page, shop, journey, `${journey.sofa}?option.11=3002`);
      await openFabric(page);
      await take(page, 'Washed Linen, Flax');
      const price = brand.endsWith('Canada') ? /CAD/ : /\$/;
      await page.getByText(price).first().waitFor();
      await page.getByRole('button', { name: /^View Details Washed Linen, Flax/ }).click();
      const flyout = page.getByRole('dialog', { name: 'Washed Linen, Flax' });
      await flyout.waitFor();
      seen.push(String(await flyout.getByRole('button', { name: 'Care & Material Details' }).count()));
      expect(complaints).toEqual([]);
      await leave();
    }
    expect(seen).toEqual(['0', '1']);
  },
);

/** Product with personalization per brand, tested in addition to the sofa. */
const around = [
  ['main', '/cove-bath-towel/s100703'],
  ['cb2', '/etch-glasses/s200803'],
] as const;

test.each(around)('PDP-04: on %s all features around the configuration are available', async (brand, personalized) => {
  const journey = journeys[brand];
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journey, journey.sofa);
  await openFabric(page);
  const offers = [
    /^Customer Images/,
    /^See What’s Available Soonest/,
    /^Browse All Fabrics/,
    /^Order Free Swatches/,
    /^Add to Favorites/,
    /^Check Store Availability/,
    /^Load 3D Visualizer for/,
  ];
  for (const name of offers) await page.getByRole('button', { name }).first().waitFor();
  await page
    .locator('label:has(input[type=radio][name])')
    .filter({ has: page.locator('img') })
    .first()
    .hover();
  await page.locator('[data-quick-view]').first().waitFor();
  await open(page, shop, journey, personalized);
  await page.getByRole('switch', { name: /^Add (embroidery|etching)/ }).waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('PDP-06: building, undoing, redoing, sharing and reloading a configuration preserves the scroll position', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const journey = journeys.main;
  await open(page, shop, journey, journey.sofa);
  await page.getByRole('radio', { name: '89 in', exact: true }).locator('xpath=ancestor::label').click();
  await openFabric(page);
  await swatch(page, 'Washed Linen, Flax').scrollIntoViewIfNeeded();
  await take(page, 'Washed Linen, Flax');
  await page.waitForURL(/option\.12=1201/);
  const scrolled = await page.evaluate(() => scrollY);
  await take(page, 'Washed Linen, Rust');
  await page.waitForURL(/option\.12=1203/);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goBack();
  await page.waitForURL(/option\.12=1201/);
  await expect.poll(() => swatch(page, 'Washed Linen, Flax').isChecked()).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.goForward();
  await expect.poll(() => swatch(page, 'Washed Linen, Rust').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => swatch(page, 'Washed Linen, Flax').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => swatch(page, 'Washed Linen, Rust').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await page.goBack();
  await page.waitForURL(/option\.12=1203/);
  await page.reload();
  await usable(page);
  await page.getByText('Washed Linen, Rust').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('a complete configuration has its own canonical address, price and structured data, from the server on', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const journey = journeys.main;
  const address = `${journey.sofa}?option.11=3003&option.12=1302&option.13=2004`;
  const html = await (await fetch(shop.at(`${address}&utm_source=letter`))).text();
  for (const text of ['"price":"2539.00"', `option.12=1302`]) expect(html).toContain(text);
  await open(page, shop, journey, address);
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  const offer = async () => JSON.parse(await page.locator('script[type="application/ld+json"]').innerText()).offers;
  expect(await canonical()).toMatch(/s100101\?option\.11=3003&option\.12=1302&option\.13=2004$/);
  expect(await page.title()).toMatch(/^Alder Sofa \+ Reviews \| /);
  await openFabric(page);
  await take(page, 'Washed Linen, Flax');
  await expect.poll(canonical).toMatch(/option\.12=1201/);
  await expect.poll(async () => (await offer()).price).toBe('2439.00');
  expect(complaints).toEqual([]);
  await leave();
});

test('a link with invalid codes reports which ones are invalid, and why, from the server on, so that nothing moves', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const address = '/haven-sectional/s100104?option.15=3101&option.16=3202&option.12=99999&option.77=1';
  const problems = [
    'Option 77 isn’t offered for this product.',
    'Fabric: choice 99999 is no longer offered.',
    'Depth: Deep, 44 in isn’t available with One seat and chaise.',
  ];
  const html = await (await fetch(shop.at(address))).text();
  for (const problem of problems) expect(html).toContain(problem);
  await page.addInitScript(trackLayoutShifts);
  await open(page, shop, journeys.main, address);
  for (const problem of problems) await page.getByText(problem).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);
  await page.getByRole('button', { name: 'Got It' }).click();
  await expect.poll(() => page.getByText('Some choices in this link').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('a conflict is explained, and one click applies the nearest configuration', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, '/haven-sectional/s100104?option.15=3101');
  await page.getByRole('button', { name: /Depth/, expanded: false }).click();
  await page.getByRole('button', { name: 'Why? Depth' }).click();
  await page.getByText('Deep, 44 in isn’t available with One seat and chaise.').waitFor();
  await page.getByRole('button', { name: 'Choose Deep, 44 in with Two seats and chaise' }).click();
  await page.waitForURL(/option\.15=3102.*option\.16=3202/);
  const deep = page.getByRole('radio', { name: 'Deep, 44 in', exact: true });
  await expect.poll(() => deep.isChecked()).toBe(true);
  await expect.poll(() => deep.evaluate((radio) => radio === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});

test('QVIEW-01 QVIEW-02 QVIEW-11: hovering a choice requests its price', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002`);
  await openFabric(page);
  const requests = page.waitForRequest(/quickView\/details/);
  await page.locator('label', { has: swatch(page, 'Washed Linen, Rust') }).hover();
  const query = new URL((await requests).url()).searchParams;
  expect([query.get('sku'), query.get('oc'), query.get('outputCacheString')]).toEqual([
    '100112',
    '11-3002_12-1203',
    '12,1203|11,3002',
  ]);
  await page.locator('[data-quick-view="1203"]').getByText('From $2,049.00').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('responses in the wrong order never show a wrong price, and thirty fast choices show the price of the last one', async () => {
  const { page, leave } = await newVisitor(browser);
  const waitUntilIdle = watchLoading(page);
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1201&option.13=2001`);
  await openFabric(page);
  await waitUntilIdle();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(/specialorder\/browsedata/, async (route) => {
    const isFirst = count++ === 0;
    // A request that the page has canceled may be unanswered when the test ends.
    const reply = await route.fetch().catch(() => null);
    if (isFirst) await released;
    if (reply) await route.fulfill({ response: reply }).catch(() => undefined);
  });
  const held = page.waitForRequest(/specialorder\/browsedata/);
  await take(page, 'Textured Bouclé, Oat');
  await held;
  const names = ['Washed Linen, Sage', 'Washed Linen, Flax'];
  await page.evaluate((wanted) => {
    const radios = wanted.map((name) => document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`));
    for (let index = 0; index < 30; index++) radios[index % 2]?.click();
  }, names);
  await expect.poll(() => swatch(page, 'Washed Linen, Flax').isChecked()).toBe(true);
  await page.waitForURL(/option\.12=1201/);
  await expect.poll(() => headPrice(page).innerText()).toContain('$2,049.00');
  release();
  await waitUntilIdle();
  expect(await swatch(page, 'Washed Linen, Flax').isChecked()).toBe(true);
  expect(page.url()).toContain('option.12=1201');
  expect(await headPrice(page).innerText()).toContain('$2,049.00');
  await leave();
});

test('FLY-01 FLY-07 PDP-25: a configured product is added from the flyout, which names itself', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1201&option.13=2002`);
  await openFabric(page);
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
  const flyout = page.getByRole('dialog', { name: 'Washed Linen, Flax' });
  await flyout.getByRole('link', { name: 'See Other Products in This Color' }).waitFor();
  const added = page.waitForRequest(
    (request) => request.method() === 'POST' && /material info flyout/.test(request.postData() ?? ''),
  );
  await flyout.getByRole('button', { name: 'Add This Item To Cart' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /accept|agree/i })
    .first()
    .click();
  await added;
  await page.waitForURL('**/checkout/cart');
  await page.getByRole('link', { name: 'Alder Sofa' }).first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test('materials are compared side by side, and one of them is chosen', async () => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
  await open(page, shop, journeys.cb2, `${journeys.cb2.sofa}?option.11=3002`);
  await openFabric(page);
  for (const name of ['Washed Linen, Flax', 'Washed Linen, Rust']) {
    await take(page, name);
    await page.getByRole('button', { name: `Add to Compare ${name}` }).click();
  }
  await page.getByRole('button', { name: 'Compare (2)' }).click();
  await page
    .getByRole('dialog', { name: 'Compare materials' })
    .getByRole('button', { name: 'Choose Washed Linen, Flax' })
    .click();
  await page.waitForURL(/option\.12=1201/);
  expect(complaints).toEqual([]);
  await leave();
});

test('CMPR-03 CMPR-04: recently viewed products show on the page of the next product', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  const noted = page.waitForResponse(/recentlyviewed\/update/);
  await open(page, shop, journeys.main, journeys.main.small);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await noted;
  await open(page, shop, journeys.main, journeys.main.sofa);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const seen = page.getByRole('region', { name: 'Recently Viewed' });
  await seen
    .getByRole('link', { name: /Quill Side Table/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
