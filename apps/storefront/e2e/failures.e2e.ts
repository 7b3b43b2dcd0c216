import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from './browser.ts';
import { failOnce, patience, persist, purchase } from './failures.ts';
import { trips, usable } from './journey.ts';
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
    const trip = trips[brand];
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

test.each(['main', 'cb2'] as const)(
  'a script that fails once is explained, and Try Again shows its part, at worst in a new document: %s',
  async (brand) => {
    const trip = trips[brand];
    const { page, leave } = await newVisitor(browser);
    await page.goto(shop.at(trip.small, trip.host));
    await usable(page);
    const failed = new Set<string>();
    let isArmed = true;
    page.on('load', () => (isArmed = false));
    await page.route(/\/assets\/.*\.js$/, (route, request) => {
      if (!isArmed || failed.has(request.url())) return route.continue();
      failed.add(request.url());
      return route.abort('connectionfailed');
    });
    // Parts near the viewport load their code.
    await page.mouse.wheel(0, 400);
    await page.getByText('This part of the page did not load.').first().waitFor();
    expect(failed.size).toBeGreaterThan(0);
    const modal = page.getByRole('dialog', { name: 'Add This Item to a List' });
    await expect
      .poll(async () => {
        const again = page.getByRole('button', { name: 'Try Again' }).first();
        if (await again.isVisible()) await again.click();
        else if (!(await modal.isVisible()))
          await page.getByRole('button', { name: 'Add to favorites' }).first().click();
        return modal.isVisible();
      })
      .toBe(true);
    await leave();
  },
);
