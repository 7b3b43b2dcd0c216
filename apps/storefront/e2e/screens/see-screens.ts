import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs } from '../../../../tooling/chromium.ts';
import { openBrowser } from '../browser.ts';
import { screens } from '../screens.ts';
import type { Screen } from './screen.ts';
import { type RunningShop, startShop } from '../shop.ts';
import { inspectScreen } from './inspect-screen.ts';
import { Shoppers } from './shoppers.ts';

const isUpdating = process.env['UPDATE_WORDS'] === 'true';
const howToUpdate = 'The words of this screen changed. If that is right: npm run screens -- --update';

/** Disables WebGL, so that the room shows as floor plan: the 3-D image is slow and has its own test. */
const flatArgs = [...chromiumArgs, '--disable-3d-apis', '--host-resolver-rules=MAP *.localhost 127.0.0.1'];

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
  test.each(cases)('%s on %s: everything can be read and clicked', async (id, brand, screen) => {
    const { problems, words } = await inspectScreen(shoppers, screen, brand);
    const path = join(import.meta.dirname, `../words/${id}.${brand}.txt`);
    if (isUpdating) await writeFile(path, words);
    else expect.soft(words, howToUpdate).toBe(await readFile(path, 'utf8').catch(() => ''));
    expect.soft(problems).toEqual([]);
  });
}
