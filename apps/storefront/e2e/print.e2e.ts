import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, fillAddress, type Journey, journeys, open, startAsGuest, toReview, usable } from './journey.ts';
import { readOrderNumber, shipAll } from './ship.ts';
import { type RunningShop, startShop } from './shop.ts';
import { figure, orderFrom, receipt, send } from './swatch-journey.ts';

/** US Letter, in px. */
const paper = { width: 816, height: 1056 };

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  // With a tag manager the shop shows a request for consent above its header.
  const settings = { TAG_MANAGER_URL: 'http://127.0.0.1:9/tag.js' };
  [shop, browser] = await Promise.all([startShop(settings), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Returns the visible texts that are not dark on white, and what is wider than the paper. */
const readProblems = (page: Page) =>
  page.evaluate((width) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas');
    /** Lightness from 0 to 255; `null` for a transparent color. */
    const lightnessOf = (color: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return alpha === 0 ? null : 0.299 * red + 0.587 * green + 0.114 * blue;
    };
    const backgroundOf = (node: Element | null): number =>
      node ? (lightnessOf(getComputedStyle(node).backgroundColor) ?? backgroundOf(node.parentElement)) : 255;
    // The link that skips the header is above the paper.
    const shown = [...document.body.querySelectorAll('*')].filter(
      (node) => node.checkVisibility() && node.getBoundingClientRect().bottom > 0,
    );
    const withText = shown.filter((node) =>
      [...node.childNodes].some(({ nodeType, data = '' }: { nodeType: number; data?: string }) => {
        return nodeType === Node.TEXT_NODE && data.trim() !== '';
      }),
    );
    const isReadable = (node: Element) =>
      (lightnessOf(getComputedStyle(node).color) ?? 255) < 130 && backgroundOf(node) > 225;
    return {
      pale: withText.filter((node) => !isReadable(node)).map(({ textContent }) => textContent),
      wide: shown.filter((node) => node.getBoundingClientRect().right > width + 1).map(({ outerHTML }) => outerHTML),
    };
  }, paper.width);

/** Lays the page out for paper in both color schemes, and checks that it has these texts and nothing of the screen. */
async function expectPrinted(page: Page, texts: readonly string[]): Promise<void> {
  const screen = page.viewportSize();
  await page.setViewportSize(paper);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'textbox', 'checkbox'] as const)
      expect(await page.getByRole(role).allInnerTexts(), role).toEqual([]);
    expect(await page.getByRole('region', { name: 'Privacy Choices' }).count()).toBe(0);
    const printed = await page.locator('body').innerText();
    for (const text of texts) expect(printed).toContain(text);
    expect(await readProblems(page)).toEqual({ pale: [], wide: [] });
  }
  await page.emulateMedia({ media: null, colorScheme: null });
  if (screen) await page.setViewportSize(screen);
}

async function buy(page: Page, journey: Journey): Promise<string> {
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await page.waitForURL('**/checkout/confirmation');
  return readOrderNumber(page);
}

test.each([
  ['main', journeys.main, 'Settee', 'Quill Side Table'],
  ['cb2', journeys.cb2, 'settee²', 'Column Side Table'],
] as const)(
  'ORDER-12, SHIP-30: the papers of an order have its number and items, dark on white, and nothing of the screen: %s',
  async (_name, journey, brandName, item) => {
    const { page, complaints, leave } = await newVisitor(browser);
    const number = await buy(page, journey);
    await page.getByRole('region', { name: 'Privacy Choices' }).waitFor();
    const { 'Full Name': name, 'Address 1': street } = journey.address;
    await expectPrinted(page, [brandName, number, item, name, street]);

    await shipAll(shop, number);
    await open(page, shop, journey, `/order-status?order=${number}`);
    await page.getByText('Shipped', { exact: true }).waitFor();
    await expectPrinted(page, [brandName, number, item, name, street, '1Z999AA10123456784']);
    const slip = await page.getByRole('link', { name: 'Packing Slip' }).getAttribute('href');

    await page.getByRole('link', { name: 'Return Items' }).click();
    await page.waitForURL('**/order-return?*');
    await usable(page);
    await page.getByRole('checkbox').check();
    await page.getByLabel('Why are you returning them?').selectOption({ label: 'I changed my mind' });
    await page.getByRole('button', { name: 'Request Return' }).click();
    await page.getByText(`We’ve started return ${number}-R1`).waitFor();
    await expectPrinted(page, [brandName, `Write ${number}-R1 on the outside of each box.`]);

    await open(page, shop, journey, slip ?? '');
    await page.getByRole('heading', { name: 'Packing Slip' }).waitFor();
    await expectPrinted(page, [brandName, number, item, name, street]);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('SWATCH-87, SWATCH-88: the printed receipt of swatches has no page around it', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await orderFrom(page, shop, journeys.main);
  await fillAddress(page, journeys.main);
  await send(page).click();
  await receipt(page).waitFor();
  const number = await figure(page, 'Order Number');
  await expectPrinted(page, [number, '$0.00', 'Washed Linen, Sage']);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('main').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});
