import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from './browser.ts';
import { usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { withTimeout } from '../../../tooling/with-timeout.ts';
import { hosts, type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

/** Lets one shopper do something, and fails when the console or the page complained. */
async function asVisitor(
  work: (page: Page) => Promise<void>,
  options: Parameters<typeof newVisitor>[1] = {},
): Promise<void> {
  const visitor: Visitor = await newVisitor(browser, options);
  try {
    await work(visitor.page);
    expect(visitor.complaints).toEqual([]);
  } finally {
    await visitor.leave();
  }
}

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

const productPath = (page: Page) =>
  page
    .locator('main a[href*="/s"]')
    .first()
    .getAttribute('href')
    .then((href) => href ?? '');

// The US sites are covered in more detail by pages.e2e.ts.
test.each([
  ['mainCanada', hosts.mainCanada],
  ['cb2Canada', hosts.cb2Canada],
])('every kind of page of %s opens without a complaint, a shift or a sideways scroll', async (_, host) => {
  for (const width of [360, 1280]) {
    await asVisitor(
      async (page) => {
        await page.addInitScript(trackLayoutShifts);
        await page.goto(shop.at('/sofas', host), { waitUntil: 'networkidle' });
        const product = await productPath(page);
        for (const path of [
          '/',
          '/sofas',
          product,
          '/search?q=sofa',
          '/checkout/cart',
          '/customer-service/terms-of-use',
        ]) {
          await page.goto(shop.at(path, host), { waitUntil: 'networkidle' });
          expect([path, await isWider(page), await page.evaluate(() => globalThis.shifts)]).toEqual([path, false, []]);
          expect(await page.locator('h1').count(), path).toBe(1);
        }
      },
      { viewport: { width, height: 800 } },
    );
  }
});

test('a page reads well without script: product, price and choices are there', async () => {
  await asVisitor(
    async (page) => {
      await page.goto(shop.at('/sofas'));
      const product = await productPath(page);
      await page.goto(shop.at(product));
      expect(await page.locator('h1').isVisible()).toBe(true);
      expect(await page.locator('main').innerText()).toMatch(/\$\d/);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    },
    { javaScriptEnabled: false },
  );
});

test('links navigate without a page load and announce the title of the page; Back restores the scroll position', async () => {
  await asVisitor(async (page) => {
    await page.goto(shop.at('/'), { waitUntil: 'networkidle' });
    await usable(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    // The page stores its position at the event, which follows with the next frame.
    const scrolled = page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<Event>();
      addEventListener('scroll', resolve);
      window.scrollTo(0, 400);
      await promise;
      return window.scrollY;
    });
    expect(await withTimeout('scrolling', scrolled)).toBe(400);
    // The event is dispatched directly: a pointer click would scroll the menu into view first.
    const link = page.getByRole('navigation', { name: 'Menu' }).getByRole('link').nth(1);
    const title = `${await link.innerText()} | `;
    await link.dispatchEvent('click');
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.id === 'main');
    await expect
      .poll(() => page.locator('[aria-live=polite]').allTextContents())
      .toContainEqual(expect.stringContaining(title));
    await page.goBack();
    await page.waitForFunction(() => location.pathname === '/' && window.scrollY === 400);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
});

test('PDP-06: a choice is stored in the URL, survives a reload and preserves scroll and focus', async () => {
  await asVisitor(async (page) => {
    await page.goto(shop.at('/sofas'), { waitUntil: 'networkidle' });
    await page.goto(shop.at(await productPath(page)), { waitUntil: 'networkidle' });
    const choice = page.locator('main').getByRole('radio').first();
    await choice.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Space');
    await page.waitForFunction(() => location.search.startsWith('?option.'));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    expect(await choice.isChecked()).toBe(true);
    expect(await choice.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('main input[type=radio]:checked').count()).toBeGreaterThan(0);
  });
});

test('search suggests products, and the arrow keys pick one', async () => {
  await asVisitor(async (page) => {
    await page.goto(shop.at('/'), { waitUntil: 'networkidle' });
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('alder');
    await page.getByRole('option').first().waitFor();
    await field.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(
      await page.getByRole('option').first().getAttribute('id'),
    );
    await field.press('Enter');
    await page.waitForURL(/\/s\d+/);
  });
});

test('ROUTE-03: every step of a checkout that was not started redirects to the cart', async () => {
  await asVisitor(async (page) => {
    for (const step of ['', '/shipping', '/shippingandgiftoptions', '/paymentandbilling', '/review']) {
      await page.goto(shop.at(`/checkout${step}`), { waitUntil: 'networkidle' });
      await expect.poll(() => new URL(page.url()).pathname).toBe('/checkout/cart');
    }
  });
});

test('SITE-02: the other country is one link away, in the same brand', async () => {
  await asVisitor(async (page) => {
    await page.goto(shop.at('/', hosts.cb2), { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'Shop in Canada' }).click();
    await page.waitForURL(new RegExp(`//${hosts.cb2Canada}:`));
    expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
    expect(await page.locator('html').getAttribute('class')).toBe('settee-cb2-auto');
  });
});
