import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { inspectJourney } from './inspect-journey.ts';
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

test.each([1280, 360])(
  'every page of the journey has no accessibility violation, no layout shift and no console message: cb2 at %i px',
  (width) => inspectJourney(browser, shop, journeys.cb2, width),
  180_000,
);
