import type { CatalogOption } from '@settee/catalog';
import { getBrowseData, type ResponseOf } from '@settee/contract';
import { facetsOfFilters, groupsOfBits, indexFacets, matchingBits } from '@settee/domain';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core';
import { Client } from 'pg';
import { syntheticFabrics } from '../../catalog/synthetic/catalog.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { withPostgres } from '../postgres.ts';
import { withStorefront } from './server.ts';
import { median, table } from './table.ts';

/** The sofa that gets the fabrics, how many it gets, and how often each step is made. */
const [sku, address, fabrics, rounds] = [100101, '/alder-sofa/s100101', 5000, 5];
/** Duration of a human mouse click, in ms. */
const measureClick = 80;
/** A mid-range phone's processor against this one's. */
const slower = 4;

/** Puts the synthetic catalog's fabrics in the place of the sofa's own. */
async function giveFabrics(url: string): Promise<number> {
  const database = new Client({ connectionString: url });
  await database.connect();
  try {
    const groups = syntheticFabrics({ skus: 0, fabrics, seed: 1 });
    const { rows } = await database.query<{ options: CatalogOption[] }>(
      `select content->'options' options from product where sku = $1`,
      [sku],
    );
    const options = rows[0]?.options.map((option) => (option.optionType === 'fabric' ? { ...option, groups } : option));
    const text = `update product set content = jsonb_set(content, '{options}', $2::jsonb) where sku = $1`;
    await database.query(text, [sku, JSON.stringify(options)]);
    return groups.length;
  } finally {
    await database.end();
  }
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

const script = async (session: CDPSession) => (await metric(session, 'ScriptDuration')) * 1000 * slower;

async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await metric(session, 'JSHeapUsedSize')) / 1e6;
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Frames a second while the list is scrolled from its top to its end. */
function scroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const list = document.querySelector('[role=dialog] [data-part]');
    let body = list?.parentElement ?? null;
    while (body && body.scrollHeight <= body.clientHeight + 1) body = body.parentElement;
    if (!body) throw new Error('Nothing scrolls.');
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const began = await frame();
    let [frames, now] = [0, began];
    while (now - began < 2500) {
      body.scrollTop += 60;
      now = await frame();
      frames += 1;
    }
    return frames / ((now - began) / 1000);
  });
}

/**
 * Returns the click position. The driver's own element search runs in the page and would count as its script
 * time.
 */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be pressed is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Figures {
  /** Time from the click until the overlay and its first fabrics are painted, in ms; they are prefetched. */
  open: number;
  /** Script time of a click on a facet value until its result is painted, in ms. */
  facet: number;
  frames: number;
  /** MB more than before the browser opened. */
  growth: number;
}

async function openBrowser(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const observe = () => {
          if (!document.querySelector('[role=dialog] [data-part] input')) return void requestAnimationFrame(observe);
          requestAnimationFrame(() => setTimeout(() => performance.measure('open', { start: timeStamp }), 0));
        };
        requestAnimationFrame(observe);
      },
      { capture: true, once: true },
    );
  });
  const { x, y } = await middleOf(page.getByRole('button', { name: 'Browse All Fabrics' }));
  await page.mouse.click(x, y, { delay: measureClick });
  await page.waitForFunction(() => performance.getEntriesByName('open').length > 0);
  return page.evaluate(() => performance.getEntriesByName('open')[0]?.duration ?? 0);
}

async function visit(browser: Browser, origin: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    // Time that the page's thread really ran, so that a busy machine measures the same as an idle one.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const way = page.getByRole('button', { name: 'Browse All Fabrics' });
    if (!(await way.isVisible())) await page.getByRole('button', { name: /^2\s*Fabric/, expanded: false }).click();
    // A pointer on the button requests the fabrics; a click before the response arrives opens a skeleton.
    await Promise.all([page.waitForResponse((response) => response.url().includes(getBrowseData.path)), way.hover()]);
    await page.waitForLoadState('networkidle');
    const before = await heap(session);
    const open = await openBrowser(page);
    const layer = page.getByRole('dialog');
    await layer.getByRole('button', { name: 'Filter', exact: true }).click();
    await painted(page);
    const facets: number[] = [];
    const values = layer.locator('[aria-pressed]');
    for (const at of [0, 1, 2, 3, 4]) {
      const { x, y } = await middleOf(values.nth(at));
      const began = await script(session);
      await page.mouse.click(x, y);
      await painted(page);
      facets.push((await script(session)) - began);
    }
    for (const at of [0, 1, 2, 3, 4]) await values.nth(at).click();
    await layer.getByRole('button', { name: 'Close', expanded: true }).click();
    const frames = await scroll(page);
    return { open, facet: median(facets), frames, growth: (await heap(session)) - before };
  } finally {
    await context.close();
  }
}

/** ms that the rules take to filter all fabrics by two values. */
async function filterTime(origin: string): Promise<number> {
  const requestedAt = `sku=${sku}&choices=${encodeURIComponent('[]')}&sortType=1&outputCacheString=%7C&isFabricPopup=true`;
  const reply: ResponseOf<typeof getBrowseData> = await (
    await fetch(`${origin}${getBrowseData.path}?${requestedAt}`)
  ).json();
  const option = reply.browseDto.options.find(({ optionType }) => optionType === 'fabric');
  if (!option) throw new Error('There are no fabrics to filter.');
  const facets = facetsOfFilters(option.filters ?? []);
  const index = indexFacets(option.choiceGroups, facets);
  const times = Array.from({ length: 200 }, (_, round) => {
    const values = Object.fromEntries(
      facets.slice(0, 2).map(({ key, values: all }) => [key, [all[round % all.length]?.key ?? '']]),
    );
    const began = performance.now();
    groupsOfBits(index, option.choiceGroups, matchingBits(index, values));
    return performance.now() - began;
  });
  return median(times);
}

/** Measures browsing of thousands of fabrics; `isOver` when a budget is exceeded. */
export function manyFabrics(): Promise<{ text: string; isOver: boolean }> {
  return withPostgres((url) =>
    withStorefront(
      async (origin) => {
        const groups = await giveFabrics(url);
        const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
        try {
          const visits: Figures[] = [];
          for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, origin));
          const of = (key: keyof Figures) => median(visits.map((figures) => figures[key]));
          const filtering = await filterTime(origin);
          const html = (await (await fetch(origin + address)).text()).length / 1000;
          const rows = [
            ['HTML of the product page, kB', html, 300, html > 300],
            ['filtering by the rules alone, ms', filtering, 2, filtering > 2],
            ['first open until painted, prefetched, ms', of('open'), 200, of('open') > 200],
            ['script of a facet click, processor at a quarter, ms', of('facet'), 50, of('facet') > 50],
            ['frames a second while scrolling', of('frames'), 55, of('frames') < 55],
            ['heap growth, MB', of('growth'), 40, of('growth') > 40],
          ] as const;
          const lines = rows.map(([name, value, budget, over]) => [
            name,
            value.toFixed(1),
            String(budget),
            over ? 'OVER' : 'ok',
          ]);
          const text = table([`${fabrics} fabrics in ${groups} groups`, 'measured', 'budget', ''], lines);
          return { text, isOver: rows.some(([, , , over]) => over) };
        } finally {
          await browser.close();
        }
      },
      { DATABASE_URL: url },
    ),
  );
}
