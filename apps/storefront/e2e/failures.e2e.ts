import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from './browser.ts';
import { failOnce, patience, persist, purchase } from './failures.ts';
import { journeys } from './journey.ts';
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

describe.each([
  ['main', 1280],
  ['cb2', 390],
] as const)(
  'what fails once is explained and can be tried again, and nothing entered is lost: %s at %i px',
  (brand, width) => {
    const trip = journeys[brand];
    let visitor: Visitor;
    let network: Awaited<ReturnType<typeof failOnce>>;
    beforeAll(async () => {
      visitor = await newVisitor(browser, { viewport: { width, height: 844 } });
      visitor.page.setDefaultTimeout(patience);
      network = await failOnce(visitor.page);
    });
    afterAll(() => visitor?.leave());

    test.each(purchase.map((action) => [action.name, action] as const))('%s', async (_, action) => {
      const { page } = visitor;
      await action.open({ page, shop, trip });
      await action.enter?.(page, trip);
      network.arm();
      try {
        await persist(action, { page, shop, trip }, network.failures);
      } catch (error) {
        throw new Error(
          `after ${JSON.stringify(network.failures)} at ${page.url()}\n${await page.locator('main').innerText()}`,
          { cause: error },
        );
      }
      for (const call of action.calls) {
        const ways = network.failures.filter(({ what }) => what.endsWith(`/${call}`)).map(({ how }) => how);
        expect.soft(ways, call).toEqual(['abort', '500']);
      }
    });
  },
);
