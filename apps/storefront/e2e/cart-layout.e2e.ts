import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, open, journeys } from './journey.ts';
import { withTimeout } from '../../../tooling/with-timeout.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const goods = {
  main: ['/quill-side-table/s100302', '/thistle-pillow/s100702', '/dew-table-lamp/s100602'],
  cb2: ['/column-side-table/s200302', '/stripe-rug/s200701', '/arc-floor-lamp/s200601'],
} as const;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  one.x + one.width > other.x &&
  one.y < other.y + other.height &&
  one.y + one.height > other.y;

/** Boxes of the elements that are drawn. */
async function boxesOf(elements: Locator): Promise<Box[]> {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.filter((box) => box !== null);
}

/** Scrolls to a share of the page's height; returns how many checkout buttons are covered and cards overlapped there. */
async function measureAt(page: Page, share: number) {
  const scrolled = page.evaluate((part) => {
    scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
    return new Promise(requestAnimationFrame);
  }, share);
  await withTimeout('drawing a frame', scrolled);
  const buttons = page.getByRole('main').getByRole('button', { name: 'Checkout Now' });
  const covered = await buttons.evaluateAll(
    (all) =>
      all.filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return y >= 0 && y < innerHeight && !button.contains(document.elementFromPoint(x, y));
      }).length,
  );
  const summary = await page.getByRole('region', { name: 'Order summary' }).boundingBox();
  const cards = await boxesOf(
    page.getByRole('region', { name: /You May Also Want|People Also Bought/ }).getByRole('article'),
  );
  const overlapped = cards.filter((card) => summary && overlaps(card, summary));
  return { cards: cards.length, covered, overlapped: overlapped.length };
}

test.each(['main', 'cb2'] as const)(
  "nothing covers 'Checkout Now' and the summary covers no product card, however far one scrolls: %s",
  async (brand) => {
    const { page, complaints, leave } = await newVisitor(browser);
    for (const path of goods[brand]) await addSmall(page, shop, journeys[brand], path);
    for (const width of [1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, shop, journeys[brand], '/checkout/cart');
      // Recommendations load near the viewport.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'You May Also Want' }).waitFor();
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        const { cards, ...measured } = await measureAt(page, share);
        expect(cards).toBeGreaterThan(3);
        expect({ width, share, ...measured }).toEqual({ width, share, covered: 0, overlapped: 0 });
      }
    }
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([journeys.main, journeys.cb2])(
  'at a zoom of 400 % no bar covers a part of the product page, the cart or a comparison: $host',
  async (journey) => {
    const { page, leave } = await newVisitor(browser, { viewport: { width: 320, height: 256 } });
    /** Elements of the page that stay in the window during a scroll. */
    const fixed = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.getBoundingClientRect().height > 0)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
    await open(page, shop, journey, '/sofas');
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check();
    await page.getByRole('region', { name: 'Compare products' }).waitFor();
    expect(await fixed('[aria-label="Compare products"]')).toEqual([]);
    await addSmall(page, shop, journey);
    await page.keyboard.press('Escape');
    await open(page, shop, journey, '/checkout/cart');
    await page.getByRole('button', { name: 'Checkout Now' }).first().waitFor();
    expect(await fixed('main *')).toEqual([]);
    await open(page, shop, journey, journey.sofa);
    expect(await fixed('main *')).toEqual([]);
    await leave();
  },
);
