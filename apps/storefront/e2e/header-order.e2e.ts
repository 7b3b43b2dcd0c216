import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { hosts, type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

interface Place {
  name: string;
  top: number;
  bottom: number;
  left: number;
}

/** The focused control of the header; `null` outside of it. */
const focusedPlace = (page: Page): Promise<Place | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.closest('header')) return null;
    const { top, bottom, left } = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return { name, top, bottom, left };
  });

/** Names and places of the header's controls in the order of Tab. */
async function tabThrough(page: Page): Promise<Place[]> {
  const places: Place[] = [];
  // The first stop is the link to the content.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (let place = await focusedPlace(page); place; place = await focusedPlace(page)) {
    places.push(place);
    await page.keyboard.press('Tab');
  }
  return places;
}

/** Whether the eye reads one control before another: on a line above, or further left on the same line. */
function isBefore(one: Place, other: Place): boolean {
  const isSameLine = Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
  return isSameLine ? one.left < other.left : one.top < other.top;
}

test.each([
  [hosts.main, 1280],
  [hosts.main, 800],
  [hosts.main, 360],
  [hosts.cb2, 1280],
  [hosts.cb2, 800],
  [hosts.cb2, 360],
])('Tab follows the header of %s from left to right and top to bottom at %i px', async (host, width) => {
  const { page, leave } = await newVisitor(browser, { viewport: { width, height: 900 } });
  await page.goto(shop.at('/', host));
  const places = await tabThrough(page);
  expect(places.length).toBeGreaterThan(5);
  const misplaced = places
    .slice(1)
    .flatMap((place, index) => (isBefore(places[index] ?? place, place) ? [] : [[places[index]?.name, place.name]]));
  expect(misplaced).toEqual([]);
  await leave();
});
