import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

/** Measures the images that a page loads, in bytes, and lists the videos loaded without interaction. */
async function fetched(brand: 'main' | 'cb2', path: string) {
  const { page, leave } = await newVisitor(browser);
  const images: number[] = [];
  const videos: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/pictures/')) images.push(Number(response.headers()['content-length']));
    if (pathname.startsWith('/videos/')) videos.push(pathname);
  });
  await page.goto(shop.at(path, journeys[brand].host), { waitUntil: 'networkidle' });
  await leave();
  return { bytes: images.reduce((sum, size) => sum + size, 0), count: images.length, videos };
}

test.each([
  ['main', '/', 900_000],
  ['cb2', '/', 900_000],
  ['main', '/sofas', 600_000],
  ['cb2', '/sofas', 600_000],
  ['main', journeys.main.sofa, 600_000],
  ['cb2', journeys.cb2.sofa, 600_000],
] as const)(
  'before anyone touches it, %s%s fetches pictures of less than %i bytes and no video',
  async (brand, path, maxCount) => {
    const { bytes, count, videos } = await fetched(brand, path);
    expect(count).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(maxCount);
    expect(videos).toEqual([]);
  },
);
