import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openFlatBrowser, type Visitor } from '../browser.ts';
import { type Action, failOnce, type Network, persist, type Scene } from '../failures.ts';
import { journeys } from '../journey.ts';
import { type RunningShop, startShop } from '../shop.ts';

export interface Area {
  name: string;
  brand: 'main' | 'cb2';
  width: number;
  /** Steps of the shopper before the first action. */
  prepare?: (scene: Scene) => Promise<unknown>;
  /** Each may need what those before it have done. */
  actions: readonly Action[];
}

const shown = async (page: Page) =>
  (await page.locator('main, [role=dialog], [role^=alert], [role=status]').allInnerTexts()).join('\n');

/** Registers a test per action: each call and style sheet fails once, is explained, and works in the end. */
export function seeFailures(areas: readonly Area[]): void {
  let shop: RunningShop;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startShop(), openFlatBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  describe.each(areas)(
    'what fails once is explained and can be tried again, and nothing entered is lost: $name, $brand at $width px',
    ({ brand, width, prepare, actions }) => {
      const journey = journeys[brand];
      let visitor: Visitor | undefined;
      let network: Network;
      let isReady = false;
      /** Name of an action that does not work although nothing fails: those after it need what it does. */
      let broken: string | undefined;
      afterAll(() => visitor?.leave());

      /** Runs steps of an action while nothing fails. */
      async function undisturbed({ name }: Action, steps: () => Promise<unknown>): Promise<void> {
        try {
          await steps();
        } catch (error) {
          broken = name;
          throw error;
        }
      }

      /** Opens a page for a new shopper, who has done some actions without failures. */
      async function start(earlier: readonly Action[]): Promise<void> {
        if (visitor) {
          // What the last action left is unknown.
          await visitor.leave();
          await shop.stop();
          shop = await startShop();
        }
        visitor = await newVisitor(browser, { viewport: { width, height: 844 } });
        const { page } = visitor;
        network = await failOnce(page);
        await prepare?.({ page, shop, journey });
        for (const action of earlier) {
          const { open, enter, act, done } = action;
          await undisturbed(action, async () => {
            await open({ page, shop, journey });
            await enter?.(page, journey);
            await act(page, journey);
            await done(page, shop, journey);
          });
        }
      }

      test.each(actions.map((action, index) => [action.name, action, index] as const))('%s', async (_, action, at) => {
        if (broken) throw new Error(`'${broken}' does not work, so this action was not tried.`);
        if (!isReady) await start(actions.slice(0, at));
        isReady = false;
        const { page } = visitor ?? expect.unreachable();
        await undisturbed(action, async () => {
          await action.open({ page, shop, journey });
          await action.enter?.(page, journey);
        });
        const waysOf = (call: string) =>
          network.failures.filter(({ what }) => what.endsWith(`/${call}`)).map(({ how }) => how);
        const failed = () => [...action.calls, ...(action.reads ?? [])].map((call) => [call, waysOf(call)]);
        const expected = [
          ...action.calls.map((call) => [call, ['abort', '500']]),
          ...(action.reads ?? []).map((call) => [call, ['abort']]),
        ];
        network.arm();
        try {
          await persist(action, { page, shop, journey }, network.failures);
          await expect.poll(failed).toEqual(expected);
        } catch (error) {
          const before = `after ${JSON.stringify(network.failures)} and the document ${network.document()}`;
          throw new Error(`${before}: ${String(error)} at ${page.url()}\n${await shown(page)}`, { cause: error });
        } finally {
          network.disarm();
        }
        isReady = true;
      });
    },
  );
}
