import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, type Journey, journeys, usable } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
/** Addresses of the built scripts, by the end of their source's path. */
let scripts: readonly (readonly [string, string])[];
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, '../build/client/.vite/manifest.json'), 'utf8'));
  scripts = Object.entries<{ file: string }>(manifest).map(([source, { file }]) => [source, `/${file}`]);
});
afterAll(() => browser?.close());

/** Lets a script fail in this document; the next document gets it. */
async function block(page: Page, source: string): Promise<() => number> {
  const [, path] = scripts.find(([name]) => name.endsWith(source)) ?? [];
  if (path === undefined) throw new Error(`${source} is not a script of its own.`);
  let documents = 0;
  let failures = 0;
  page.on('framenavigated', () => (documents += 1));
  await page.route(`**${path}`, async (route) => {
    if (documents > 0) return route.continue();
    failures += 1;
    await route.abort('connectionfailed');
  });
  return () => failures;
}

const retry = async (page: Page) => {
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the page did not load.' });
  await notice.waitFor();
  const reloaded = page.waitForEvent('framenavigated');
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await reloaded;
  await usable(page);
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const parts: readonly {
  source: string;
  open: (page: Page, journey: Journey) => Promise<void>;
  act: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<void>;
}[] = [
  {
    source: 'product/GalleryOverlays.tsx',
    open: (page, journey) => open(page, shop, journey, journey.sofa),
    act: press('View All'),
    works: (page) => page.getByRole('dialog', { name: 'Product Gallery' }).waitFor(),
  },
  {
    source: 'SignIn/SignInLayer.tsx',
    open: (page, journey) => open(page, shop, journey, '/sofas'),
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click(),
    works: (page) => page.getByRole('dialog', { name: 'Account Sign In' }).waitFor(),
  },
  {
    source: 'product/ProductAddToCartOverlays.tsx',
    open: (page, journey) => open(page, shop, journey, journey.small),
    act: press('Add to cart'),
    works: (page) => page.getByRole('dialog').getByText('added to your cart').waitFor(),
  },
];

test.each(parts)('a script that fails is explained, and works in a new document: $source', async (part) => {
  const journey = journeys.main;
  const { page, leave } = await newVisitor(browser);
  await part.open(page, journey);
  const failures = await block(page, part.source);
  await part.act(page);
  await retry(page);
  expect(failures()).toBeGreaterThan(0);
  await part.act(page);
  await part.works(page);
  await leave();
});
