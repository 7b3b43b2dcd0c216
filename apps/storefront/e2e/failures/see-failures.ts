import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser, type Visitor } from '../browser.ts';
import { type Action, failOnce, type Network, timeoutMs, persist, type Scene } from '../failures.ts';
import { journeys } from '../journey.ts';
import { type RunningShop, startShop } from '../shop.ts';

export interface Area {
  name: string;
  brand: 'main' | 'cb2';
  width: number;
  /** Steps of the shopper before the first action. */
  prepare?: (scene: Scene) => Promise<unknown>;
  actions: readonly Action[];
}

const shown = async (page: Page) =>
  (await page.locator('main, [role=dialog], [role^=alert], [role=status]').allInnerTexts()).join('\n');

/** Registers a test per action: each call and style sheet fails once, is explained, and works in the end. */
export function seeFailures(areas: readonly Area[]): void {
  let shop: RunningShop;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  describe.each(areas)(
    'what fails once is explained and can be tried again, and nothing entered is lost: $name, $brand at $width px',
    ({ brand, width, prepare, actions }) => {
      const journey = journeys[brand];
      let visitor: Visitor;
      let network: Network;
      beforeAll(async () => {
        visitor = await newVisitor(browser, { viewport: { width, height: 844 } });
        visitor.page.setDefaultTimeout(timeoutMs);
        network = await failOnce(visitor.page);
        await prepare?.({ page: visitor.page, shop, journey });
      });
      afterAll(() => visitor?.leave());

      test.each(actions.map((action) => [action.name, action] as const))('%s', async (_, action) => {
        const { page } = visitor;
        await action.open({ page, shop, journey });
        await action.enter?.(page, journey);
        network.arm();
        try {
          await persist(action, { page, shop, journey }, network.failures);
        } catch (error) {
          throw new Error(
            `after ${JSON.stringify(network.failures)}: ${String(error)} at ${page.url()}\n${await shown(page)}`,
            { cause: error },
          );
        } finally {
          network.disarm();
        }
        const waysOf = (call: string) =>
          network.failures.filter(({ what }) => what.endsWith(`/${call}`)).map(({ how }) => how);
        for (const call of action.calls) expect.soft(waysOf(call), call).toEqual(['abort', '500']);
        for (const call of action.reads ?? []) expect.soft(waysOf(call), call).toEqual(['abort']);
      });
    },
  );
}
