import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { pagesOf } from './server.ts';
import { kB, median, table } from './table.ts';

interface Figures {
  /** Largest contentful paint, ms after the start of the navigation. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Time that the main thread spent on scripts, ms. */
  script: number;
  /** Bytes transferred over the network. */
  transferred: number;
}

/** Opens a page with an empty cache on a processor slowed down four times, as a mid-range phone is. */
async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let transferred = 0;
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (transferred += encodedDataLength));
    await page.goto(url, { waitUntil: 'networkidle' });
    const seen = await page.evaluate(
      () =>
        new Promise<{ paint: number; shift: number }>((resolve) => {
          const found = { paint: 0, shift: 0 };
          new PerformanceObserver((list) => {
            for (const { startTime } of list.getEntries()) found.paint = startTime;
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) found.shift += Number(entry.value);
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(found), 500);
        }),
    );
    const { metrics } = await session.send('Performance.getMetrics');
    const script = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
    return { ...seen, script, transferred };
  } finally {
    await context.close();
  }
}

/** Measures a shopper's first visit, as the median of five. */
export async function browserTable(origin: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    const rows: string[][] = [];
    for (const [name, path] of await pagesOf(origin)) {
      const visits: Figures[] = [];
      for (let round = 0; round < 5; round += 1) visits.push(await visit(browser, origin + path));
      const of = (key: keyof Figures) => median(visits.map((figures) => figures[key]));
      rows.push([name, of('paint').toFixed(0), of('shift').toFixed(3), of('script').toFixed(0), kB(of('transferred'))]);
    }
    return table(['browser, first visit, processor at a quarter', 'LCP ms', 'CLS', 'script ms', 'all kB'], rows);
  } finally {
    await browser.close();
  }
}
