import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { withStorefront } from '../bench/server.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { root } from '../run.ts';

const folder = join(root, 'docs/images');

const pages = {
  main: { host: 'localhost', home: '/', category: '/sofas', product: '/alder-sofa/s100101' },
  cb2: { host: 'cb2.localhost', home: '/', category: '/sofas', product: '/strata-sofa/s200103' },
} as const;

/** Height of every screen, in px of the page at its own width. */
const height = 900;
const gap = 24;

async function screen(browser: Browser, url: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.screenshot({ caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** The page of a brand on a desk and on a phone, side by side. */
async function sideBySide(browser: Browser, url: string, file: string): Promise<void> {
  const [desktop, phone] = [await screen(browser, url, 1280), await screen(browser, url, 360)];
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
  const args = [...chromiumArgs, '--host-resolver-rules=MAP *.localhost 127.0.0.1'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    for (const [brand, { host, ...paths }] of Object.entries(pages)) {
      for (const [name, path] of Object.entries(paths)) {
        await sideBySide(browser, new URL(path, origin.replace('localhost', host)).href, `${brand}-${name}.webp`);
        console.log(`docs/images/${brand}-${name}.webp`);
      }
    }
  } finally {
    await browser.close();
  }
});
