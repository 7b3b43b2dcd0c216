import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from './browser.ts';
import { type Action, entries, explanation, failOnce, purchase } from './failures.ts';
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

/** How long an answer to a press may take, in ms. */
const patience = 8000;
/** More tries than calls and files of any action. */
const maxTries = 60;

describe.each([
  ['main', 1280],
  ['cb2', 390],
] as const)('what fails once is explained and can be tried again, and nothing entered is lost: %s at %i px', (brand, width) => {
  const trip = trips[brand];
  let visitor: Visitor;
  let network: Awaited<ReturnType<typeof failOnce>>;
  beforeAll(async () => {
    visitor = await newVisitor(browser, { viewport: { width, height: 844 } });
    visitor.page.setDefaultTimeout(patience);
    network = await failOnce(visitor.page);
  });
  afterAll(() => visitor?.leave());

  /** Presses until it works; answers how often that was. */
  async function persist({ act, done, repeat }: Action): Promise<void> {
    const { page } = visitor;
    const before = await entries(page);
    let seen = -1;
    for (let tries = 0; tries < maxTries; tries++) {
      const news = async () => {
        await expect.poll(() => network.failures.length, { timeout: patience }).toBeGreaterThan(seen);
        await explanation(page).first().waitFor();
        return 'explained' as const;
      };
      if (tries === 0) await act(page, trip);
      const outcome = await Promise.race([news(), done(page).then(() => 'done' as const)]);
      if (outcome === 'done') return;
      seen = network.failures.length;
      expect(new URL(page.url()).port, 'no page of the browser’s own').toBe(String(shop.port));
      if (before.length > 0) expect(await entries(page), JSON.stringify(network.failures.at(-1))).toEqual(before);
      const again = page.getByRole('button', { name: /^try again$/i }).first();
      if (await again.isVisible()) await again.click();
      else await repeat?.(page, trip);
    }
  }

  test.each(purchase.map((action) => [action.name, action] as const))('%s', async (_, action) => {
    const { page } = visitor;
    await action.open({ page, shop, trip });
    await action.enter?.(page, trip);
    network.arm();
    try {
      await persist(action);
    } catch (error) {
      throw new Error(`after ${JSON.stringify(network.failures)} at ${page.url()}\n${await page.locator('main').innerText()}`, { cause: error });
    }
    for (const call of action.calls) {
      const ways = network.failures.filter(({ what }) => what.endsWith(`/${call}`)).map(({ how }) => how);
      expect.soft(ways, call).toEqual(['abort', '500']);
    }
  });
});
