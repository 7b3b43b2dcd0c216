import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs } from '../../../../tooling/chromium.ts';
import { openBrowser } from '../browser.ts';
import { usable } from '../journey.ts';
import { type Screen, screens } from '../screens.ts';
import { type RunningShop, startShop } from '../shop.ts';
import { findLayoutProblems } from './layout.ts';
import { type Brand, Shoppers } from './shoppers.ts';
import { readWords, wordsFile } from './words.ts';

const folder = join(import.meta.dirname, '../words');
const isUpdating = process.env['UPDATE_WORDS'] === 'true';
/** The room is drawn without 3-D here: how it is drawn is looked at elsewhere. */
const flatArgs = [...chromiumArgs, '--disable-3d-apis', '--host-resolver-rules=MAP *.localhost 127.0.0.1'];
const widths = { desktop: 1280, phone: 390 } as const;

/** Waits until nothing loads any more and two frames are drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    let seen = -1;
    while (seen !== performance.getEntriesByType('resource').length) {
      seen = performance.getEntriesByType('resource').length;
      await frames();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await document.fonts.ready;
    await frames();
  });
}

/** What is on top: the layer that is open, else the whole page. */
async function topOf(page: Page, { layer }: Screen): Promise<Locator> {
  const dialogs = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  return layer?.(page) ?? ((await dialogs.count()) > 0 ? dialogs.last() : page.locator('body'));
}

/** Compares the words of a screen with its committed file, or writes it. */
async function compareWords(name: string, found: string): Promise<void> {
  const path = join(folder, `${name}.txt`);
  if (isUpdating) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, found);
    return;
  }
  const known = await readFile(path, 'utf8').catch(() => '');
  expect.soft(found, `The words of this screen changed. If that is right: npm run words -- --update`).toBe(known);
}

/** Registers a test per screen of an area and brand: nothing covers, overlaps or sticks out, and its words are the committed ones. */
export function seeScreens(area: Screen['area']): void {
  let shop: RunningShop;
  let browser: Browser;
  let shoppers: Shoppers;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser({ args: flatArgs })]);
    shoppers = new Shoppers(browser, shop);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  const cases = (['main', 'cb2'] as const).flatMap((brand) =>
    screens
      .filter((screen) => screen.area === area && (screen.brands ?? [brand]).includes(brand))
      .map((screen) => [screen.id, brand, screen] as const),
  );
  test.each(cases)('%s on %s: everything can be read and pressed', async (id, brand, screen) => {
    const words: Partial<Record<keyof typeof widths, string[]>> = {};
    for (const device of screen.devices ?? (['desktop', 'phone'] as const)) {
      const visit = await shoppers.visit(screen.shopper, brand);
      const { page } = visit;
      await page.setViewportSize({ width: widths[device], height: 844 });
      await page.goto(shop.at(pathOf(screen, brand), visit.trip.host));
      await usable(page);
      await screen.open?.(page, visit, device);
      await settled(page);
      const top = await topOf(page, screen);
      const problems = await top.evaluate(findLayoutProblems);
      expect.soft(problems, `${id} on ${brand}, ${widths[device]} px`).toEqual([]);
      await settled(page);
      const read = screen.words?.(page) ?? top;
      words[device] = [`# ${await page.title()}`, ...(await read.evaluate(readWords, id === 'home'))];
      await screen.leave?.(page, visit);
    }
    await compareWords(`${id}.${brand}`, wordsFile(words.desktop, words.phone));
  });
}

const pathOf = ({ path }: Screen, brand: Brand): string => (typeof path === 'string' ? path : path[brand]);
