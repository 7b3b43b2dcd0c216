import type { CDPSession, Page } from 'playwright-core';
import { newVisitor, openBrowser } from '../../apps/storefront/e2e/browser.ts';
import { journeys, open } from '../../apps/storefront/e2e/journey.ts';
import { type Layer, layers } from '../../apps/storefront/e2e/layers.ts';
import { watchLoading } from '../../apps/storefront/e2e/screens/settled.ts';
import { startShop } from '../../apps/storefront/e2e/shop.ts';
import { median, table } from './table.ts';

const rounds = 5;
/** A mid-range phone's processor against this one's. */
const slower = 4;
/** Budget of a layer, from the click to the frame with its first words, in ms. */
const budget = 200;

/** The cost of a click until the layer is there. */
interface Cost {
  /** Time on the clock from the click to the first frame with the layer and a word in it, in ms. */
  clock: number;
  /** Time that the page's thread ran, on a processor at a quarter, in ms: the same on a busy machine as on an idle one. */
  thread: number;
  /** Requests between the click and the layer. */
  requests: number;
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000 * slower;
}

/** Marks the first frame after a click that shows the layer. */
const watch = (page: Page, layer: string) =>
  page.evaluate((selector) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observe = () => {
          const shown = [...document.querySelectorAll<HTMLElement>(selector)].some(
            (each) => each.getClientRects().length > 0 && each.innerText.trim() !== '',
          );
          if (!shown) return void requestAnimationFrame(observe);
          requestAnimationFrame(() => setTimeout(() => performance.measure('layer', { start: timeStamp }), 0));
        };
        requestAnimationFrame(observe);
      },
      { capture: true, once: true },
    );
  }, layer);

async function clickTarget(
  page: Page,
  waitUntilIdle: () => Promise<void>,
  { target, layer = '[role=dialog]', opensByRest = false }: Layer,
): Promise<Cost> {
  const anchor = target(page);
  await anchor.scrollIntoViewIfNeeded();
  await (opensByRest ? page.mouse.move(600, 300) : anchor.hover());
  await waitUntilIdle();
  await watch(page, layer);
  const box = await anchor.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown.');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  let requests = 0;
  page.on('request', (request) => {
    if (/^(script|stylesheet|fetch)$/.test(request.resourceType())) requests += 1;
  });
  const before = await threadTime(session);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => performance.getEntriesByName('layer').length > 0);
  const thread = (await threadTime(session)) - before;
  const clock = await page.evaluate(() => performance.getEntriesByName('layer')[0]?.duration ?? 0);
  return { clock, thread, requests };
}

/** Clicks the control of each layer, in a new browser with an empty cache each time. */
export async function layersTable(): Promise<{ text: string; isOver: boolean }> {
  const shop = await startShop();
  const browser = await openBrowser();
  try {
    const measured: [string, Cost][] = [];
    for (const layer of layers) {
      const costs: Cost[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const { page, leave } = await newVisitor(browser);
        try {
          const waitUntilIdle = watchLoading(page);
          await open(page, shop, journeys.main, layer.path);
          await layer.prepare?.(page, shop);
          await waitUntilIdle();
          costs.push(await clickTarget(page, waitUntilIdle, layer));
        } finally {
          await leave();
        }
      }
      const of = (key: keyof Cost) => median(costs.map((cost) => cost[key]));
      measured.push([layer.name, { clock: of('clock'), thread: of('thread'), requests: of('requests') }]);
    }
    const rows = measured.map(([name, { clock, thread, requests }]) => [
      name,
      clock.toFixed(0),
      thread.toFixed(0),
      String(requests),
      thread > budget ? 'OVER' : 'ok',
    ]);
    const head = ['from the click to the layer', 'ms', `thread at a quarter, ms (budget ${budget})`, 'requests', ''];
    return { text: table(head, rows), isOver: measured.some(([, { thread }]) => thread > budget) };
  } finally {
    await browser.close();
    await shop.stop();
  }
}
