import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { inspectTrip } from './inspect-trip.ts';
import { trips } from './journey.ts';
import { type RunningShop, startShop } from './shop.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

test.each([1280, 360])(
  'every page of the trip has no accessibility violation, no layout shift and no console message: cb2 at %i px',
  (width) => inspectTrip(browser, shop, trips.cb2, width),
  180_000,
);
