import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { withStorefront } from '../bench/server.ts';
import { chromiumPath, drawingArgs } from '../chromium.ts';
import { root } from '../run.ts';

const folder = join(root, 'docs/images');

const pages = {
  main: {
    host: 'localhost',
    home: '/',
    category: '/sofas',
    product: '/alder-sofa/s100101',
    room: '/alder-sofa/s100101',
  },
  cb2: {
    host: 'cb2.localhost',
    home: '/',
    category: '/sofas',
    product: '/strata-sofa/s200103',
    room: '/strata-sofa/s200103',
  },
} as const;

/** Products added to the room of each brand. */
const furniture = [/^Add (Hale|Slab) Coffee Table/, /^Add (Meadow|Stripe) Rug/, /^Add (Wick|Arc) Floor Lamp/];

/** Height of every screen, in px of the page at its own width. */
const height = 900;
const gap = 24;

/** Opens the 3-D room and puts a few things into it. */
async function furnish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Load 3D Visualizer/ }).click();
  const room = page.locator('canvas');
  await room.waitFor();
  for (const name of furniture) await page.getByRole('button', { name }).press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await room.evaluate((canvas) => (canvas.getRootNode() as ShadowRoot).host.scrollIntoView({ block: 'center' }));
  // Until its models and their light are there.
  await page.waitForTimeout(20_000);
}

async function screen(
  browser: Browser,
  url: string,
  width: number,
  act?: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await act?.(page);
    return await page.screenshot({ caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** The page of a brand on a desk and on a phone, side by side. */
async function sideBySide(
  browser: Browser,
  url: string,
  file: string,
  act?: (page: Page) => Promise<void>,
): Promise<void> {
  const [desktop, phone] = [await screen(browser, url, 1280, act), await screen(browser, url, 360, act)];
  const sheet = { width: 1280 + gap + 360, height, channels: 3, background: '#ffffff' } as const;
  await sharp({ create: sheet })
    .composite([
      { input: desktop, left: 0, top: 0 },
      { input: phone, left: 1280 + gap, top: 0 },
    ])
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, file));
}

mkdirSync(folder, { recursive: true });
await withStorefront(async (origin) => {
  const args = [...drawingArgs, '--host-resolver-rules=MAP *.localhost 127.0.0.1'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    for (const [brand, { host, ...paths }] of Object.entries(pages)) {
      for (const [name, path] of Object.entries(paths)) {
        const url = new URL(path, origin.replace('localhost', host)).href;
        await sideBySide(browser, url, `${brand}-${name}.webp`, name === 'room' ? furnish : undefined);
        console.log(`docs/images/${brand}-${name}.webp`);
      }
    }
  } finally {
    await browser.close();
  }
});
