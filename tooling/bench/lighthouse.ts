import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { addSmall, applyCard, journeys, startAsGuest, toPayment } from '../../apps/storefront/e2e/journey.ts';
import { type Shop, startShop } from '../../apps/storefront/e2e/shop.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { freePort } from '../postgres.ts';
import { median, table } from './table.ts';

/** The used part of Lighthouse's result. */
interface Result {
  lhr: {
    categories: { performance: { score: number | null } };
    audits: Readonly<Record<string, { numericValue?: number }>>;
    runtimeError?: { message: string };
  };
}

type Lighthouse = (url: string, options: Readonly<Record<string, unknown>>) => Promise<Result | undefined>;

const rounds = 5;
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface MeasuredPage {
  name: string;
  /** Missing for a sofa to configure. */
  path?: string;
}

/** Pages of a first visit. */
const firstPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'category', path: '/sofas' },
  { name: 'product' },
  { name: 'free swatches', path: '/free-swatches' },
];

/** Pages of a guest who is about to place an order. */
const orderPages: readonly MeasuredPage[] = [
  { name: 'cart', path: '/checkout/cart' },
  { name: 'shipping', path: '/checkout/shipping' },
  { name: 'options', path: '/checkout/shippingandgiftoptions' },
  { name: 'payment', path: '/checkout/paymentandbilling' },
  { name: 'review', path: '/checkout/review' },
];

/** Takes the order to the review, so that every step can be opened. */
async function prepareOrder(page: Page, shop: Shop, brand: 'main' | 'cb2'): Promise<void> {
  const journey = journeys[brand];
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
  await applyCard(page);
  await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
  await page.waitForURL('**/checkout/review');
}

/** Measures the pages of a brand in one browser, each with an empty cache. */
async function measureBrand(shop: Shop, brand: 'main' | 'cb2', lighthouse: Lighthouse): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'settee-lighthouse-'));
  const port = await freePort();
  const args = [...chromiumArgs, '--host-resolver-rules=MAP *.localhost 127.0.0.1', `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, { executablePath: chromiumPath(), args });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const rows: string[][] = [];
    const measure = async ({ name, path }: MeasuredPage, isFirstVisit: boolean) => {
      const url = shop.at(path ?? journeys[brand].sofa, journeys[brand].host);
      const results: Result['lhr'][] = [];
      for (let round = 0; round < rounds; round += 1) {
        await session.send('Network.clearBrowserCache');
        const disableStorageReset = !isFirstVisit;
        const options = { port, onlyCategories: ['performance'], disableStorageReset, logLevel: 'error' };
        const result = await lighthouse(url, options);
        if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
        results.push(result.lhr);
      }
      const score = median(results.map(({ categories }) => (categories.performance.score ?? 0) * 100));
      const figures = audits.map((audit) => median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? NaN)));
      const cells = figures.map((figure, index) => figure.toFixed(audits[index] === 'cumulative-layout-shift' ? 3 : 0));
      rows.push([`${brand}, ${name}`, score.toFixed(0), ...cells]);
    };
    for (const one of firstPages) await measure(one, true);
    await prepareOrder(page, shop, brand);
    await page.goto('about:blank');
    for (const one of orderPages) await measure(one, false);
    return rows;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lighthouse's performance on a phone with a slow network, simulated, as the median of five. */
export async function lighthouseTable(folder: string): Promise<string> {
  const entry = pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href;
  const { default: lighthouse }: { default: Lighthouse } = await import(entry);
  const shop = await startShop();
  try {
    const rows = [...(await measureBrand(shop, 'main', lighthouse)), ...(await measureBrand(shop, 'cb2', lighthouse))];
    return table(['Lighthouse, phone', 'score', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'], rows);
  } finally {
    await shop.stop();
  }
}
