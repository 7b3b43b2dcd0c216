import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { inspectTrip } from './inspect-trip.ts';
import { trips } from './journey.ts';
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
  'every page of the trip has no accessibility violation, no layout shift and no console message: cb2 at %i px',
  (width) => inspectTrip(browser, shop, trips.cb2, width),
  180_000,
);
