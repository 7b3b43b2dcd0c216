import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import { built } from './components.ts';
import { dialogs, surroundings, swatches, type Use } from './peers/interactions.ts';
import { median, table } from './table.ts';

declare global {
  interface Window {
    mount(): number;
    select(index: number): number;
    unmount(): void;
    /** Time from the click to the first frame with the dialog visible and focused, in ms; null until then. */
    opened: number | null;
  }
}

type Kind = 'swatches' | 'dialog';

/** Builds one page per use; their folder. */
async function buildPages(folder: string): Promise<string> {
  const source = join(folder, 'interactions');
  const out = join(folder, 'pages');
  mkdirSync(source, { recursive: true });
  for (const [file, text] of Object.entries(surroundings)) writeFileSync(join(source, file), text);
  const settee = built('ui');
  const one = async (kind: Kind, index: number, { code }: Use) => {
    const use = join(source, `${kind}-${index}.jsx`);
    writeFileSync(use, code);
    const name = `${kind}-${index}`;
    await build({
      entryPoints: { [name]: join(source, `${kind}-page.jsx`) },
      outdir: out,
      bundle: true,
      minify: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.woff2': 'empty' },
      alias: {
        use,
        'settee/styles.css': join(dirname(settee), 'styles.css'),
        settee,
        react: join(folder, 'node_modules/react'),
        'react-dom': join(folder, 'node_modules/react-dom'),
      },
      logLevel: 'silent',
    });
    const html = `<!doctype html><link rel="stylesheet" href="${name}.css"><div id="root"></div><script src="${name}.js"></script>`;
    writeFileSync(join(out, `${name}.html`), html);
  };
  await Promise.all([
    ...swatches.map((use, index) => one('swatches', index, use)),
    ...dialogs.map((use, index) => one('dialog', index, use)),
  ]);
  return out;
}

/** Mounts the swatches a few times and selects a few of them; medians in ms. */
const mountAndSelect = (page: Page) =>
  page.evaluate(async () => {
    const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
    const idle = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    const mounts: number[] = [];
    const selects: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      await idle();
      const took = window.mount();
      await idle();
      if (round >= 4) mounts.push(took);
      for (let step = 0; step < 3; step += 1) {
        selects.push(window.select((round * 97 + step * 31 + 5) % 500));
        await idle();
      }
      window.unmount();
    }
    return { mount: middle(mounts), select: middle(selects.slice(12)) };
  });

/**
 * Opens the dialog several times with a real click at a quarter of the CPU speed; returns the first time and the
 * median of the others, in ms.
 */
async function openAndClose(page: Page) {
  const session = await page.context().newCDPSession(page);
  await page.locator('#open').waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const isReady = () => {
      const layer = document.querySelector('dialog[open], [role=dialog]');
      const foot = document.getElementById('close');
      return Boolean(layer?.contains(document.activeElement) && foot && foot.getBoundingClientRect().height > 0);
    };
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (!(target instanceof Element) || target.id !== 'open') return;
        window.opened = null;
        const observe = () => {
          if (!isReady()) return void requestAnimationFrame(observe);
          // The task after the frame: what the frame shows is on the screen by then.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (window.opened = performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(observe);
      },
      true,
    );
  });
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const box = await page.locator('#open').boundingBox();
    const at = [(box?.x ?? 0) + 6, (box?.y ?? 0) + 6] as const;
    // Only the click is measured, not the effects of the pointer movement.
    await page.mouse.move(...at);
    await page.waitForTimeout(300);
    await page.mouse.click(...at);
    await page.waitForFunction(() => typeof window.opened === 'number');
    times.push(await page.evaluate(() => window.opened ?? 0));
    await page.waitForTimeout(400);
    await page.evaluate(() => {
      window.opened = null;
      document.getElementById('close')?.click();
    });
    await page.waitForTimeout(400);
  }
  return { first: times[0] ?? 0, again: median(times.slice(1)) };
}

/** Measures the uses in alternation over several rounds, so that the load of the machine affects all equally. */
async function inTurn<Key extends string>(
  browser: Browser,
  origin: string,
  kind: Kind,
  uses: readonly Use[],
  work: (page: Page) => Promise<Record<Key, number>>,
): Promise<Map<string, Record<Key, number[]>>> {
  const found = new Map<string, Record<Key, number[]>>();
  for (let round = 0; round < 3; round += 1) {
    for (const [index, { name }] of uses.entries()) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await page.goto(`${origin}/${kind}-${index}.html`, { waitUntil: 'networkidle' });
      const measured = await work(page);
      const all = found.get(name);
      for (const key in measured) {
        if (all) all[key].push(measured[key]);
      }
      if (!all) {
        const first = Object.entries<number>(measured).map(([key, value]) => [key, [value]]);
        found.set(name, Object.fromEntries(first) as Record<Key, number[]>);
      }
      await context.close();
    }
  }
  return found;
}

/** Measures the time to mount 500 swatches, select one and open a dialog, compared with the peers. */
export async function interactionTables(folder: string): Promise<string> {
  const { origin, close } = await serveFolder(await buildPages(folder));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    const selection = await inTurn(browser, origin, 'swatches', swatches, mountAndSelect);
    const bound = selection.get(swatches[0]?.name ?? '');
    const against = (times: number[], bare: number[] = []) =>
      `${median(times).toFixed(1)} (${(median(times) / median(bare)).toFixed(2)}x)`;
    const opened = await inTurn(browser, origin, 'dialog', dialogs, openAndClose);
    return [
      table(
        ['500 swatches', 'mount ms', 'select one ms'],
        [...selection].map(([name, { mount, select }]) => [
          name,
          against(mount, bound?.mount),
          against(select, bound?.select),
        ]),
      ),
      table(
        ['a dialog, seen and focused, processor at a quarter', 'first ms', 'again ms'],
        [...opened].map(([name, { first, again }]) => [name, median(first).toFixed(0), median(again).toFixed(0)]),
      ),
    ].join('\n\n');
  } finally {
    await browser.close();
    close();
  }
}
