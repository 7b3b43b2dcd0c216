import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../../tooling/limits.ts';
import { openFlatBrowser } from '../browser.ts';
import { screens } from '../screens.ts';
import type { Screen } from './screen.ts';
import { type RunningShop, startShop } from '../shop.ts';
import { inspectScreen, type Sight } from './inspect-screen.ts';
import { type Brand, Shoppers } from './shoppers.ts';
import { PageHung, withTimeout } from '../../../../tooling/with-timeout.ts';

const isUpdating = process.env['UPDATE_WORDS'] === 'true';
const howToUpdate = 'The words of this screen changed. If that is right: npm run screens -- --update';

/** Inspects a screen, once more in a new page if the page hung. */
async function inspect(shoppers: Shoppers, screen: Screen, brand: Brand): Promise<Sight> {
  const attempt = () =>
    withTimeout(`${screen.id} on ${brand}`, inspectScreen(shoppers, screen, brand), limits.journey).catch(
      async (error: unknown) => {
        await shoppers.renew(screen.shopper, brand);
        throw error;
      },
    );
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof PageHung)) throw error;
    console.warn('Trying once more in a new page:', error);
    return attempt();
  }
}

/** Registers a test per screen of an area: nothing covers, overlaps or sticks out, and its words are the committed ones. */
export function seeScreens(area: Screen['area'], brand: Brand): void {
  let shop: RunningShop;
  let browser: Browser;
  let shoppers: Shoppers;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), openFlatBrowser()]);
    shoppers = new Shoppers(browser, shop);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  const cases = screens
    .filter((screen) => screen.area === area && (screen.brands ?? [brand]).includes(brand))
    .map((screen) => [screen.id, screen] as const);
  test.each(cases)(
    `%s on ${brand}: everything can be read and clicked`,
    async (id, screen) => {
      const { problems, words } = await inspect(shoppers, screen, brand);
      const path = join(import.meta.dirname, `../words/${id}.${brand}.txt`);
      if (isUpdating) await writeFile(path, words);
      else expect.soft(words, howToUpdate).toBe(await readFile(path, 'utf8').catch(() => ''));
      expect.soft(problems).toEqual([]);
    },
    // Two tries.
    3 * limits.journey,
  );
}
