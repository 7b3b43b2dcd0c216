import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, applyCard, type Journey, journeys, open, startAsGuest, toPayment, usable } from './journey.ts';
import { openDrawer, sage } from './swatch-journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
/** URLs of the built scripts, by the end of the source path. */
let scripts: readonly (readonly [string, string])[];
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
  const manifest = JSON.parse(await readFile(join(import.meta.dirname, '../build/client/.vite/manifest.json'), 'utf8'));
  scripts = Object.entries<{ file: string }>(manifest).map(([source, { file }]) => [source, `/${file}`]);
});
afterAll(() => browser?.close());

/** Fails a script in this document only. */
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

const clickButton = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

interface Part {
  source: string;
  open: (page: Page, journey: Journey) => Promise<void>;
  act: (page: Page) => Promise<void>;
  works: (page: Page) => Promise<unknown>;
}

const atPayment = async (page: Page, journey: Journey) => {
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
};
const atCart = async (page: Page, journey: Journey) => {
  await addSmall(page, shop, journey);
  await open(page, shop, journey, '/checkout/cart');
};
const atFabric = async (page: Page, journey: Journey) => {
  await open(page, shop, journey, journey.sofa + sage);
  await openDrawer(page);
};

const parts: readonly Part[] = [
  {
    source: 'layers/GalleryLayer.tsx',
    open: (page, journey) => open(page, shop, journey, journey.sofa),
    act: clickButton('View All'),
    works: (page) => page.getByRole('dialog', { name: 'Product Gallery' }).waitFor(),
  },
  {
    source: 'SignIn/SignInLayer.tsx',
    open: (page, journey) => open(page, shop, journey, '/sofas'),
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click(),
    works: (page) => page.getByRole('dialog', { name: 'Account Sign In' }).waitFor(),
  },
  {
    source: 'routes/BuyOverlays.tsx',
    open: (page, journey) => open(page, shop, journey, journey.small),
    act: clickButton('Add to cart'),
    works: (page) => page.getByRole('dialog').getByText('added to your cart').waitFor(),
  },
  {
    source: 'PaymentAndBillingStep/TwoCards.tsx',
    open: async (page, journey) => {
      await atPayment(page, journey);
      await applyCard(page);
    },
    act: clickButton('Pay with Two Cards'),
    works: (page) => page.getByRole('dialog', { name: 'Select Two Cards' }).waitFor(),
  },
  {
    source: 'layers/FabricBrowserLayer.tsx',
    open: atFabric,
    act: async (page) => {
      await openDrawer(page);
      await clickButton('Browse All Fabrics')(page);
    },
    works: (page) => page.getByRole('dialog', { name: 'Browse All Fabrics' }).waitFor(),
  },
  {
    source: 'layers/OptionLayers.tsx',
    // The code loads as soon as the options are touched, so the script is blocked before.
    open: (page, journey) => open(page, shop, journey, journey.sofa + sage),
    act: async (page) => {
      await openDrawer(page);
      await clickButton(/^View Details/)(page);
    },
    works: (page) => page.getByRole('dialog').getByRole('button', { name: 'Get Free Swatches' }).waitFor(),
  },
  {
    source: 'SignIn/CheckoutSignIn.tsx',
    open: atCart,
    act: async (page) => {
      await clickButton('Checkout Now')(page);
      await clickButton(/^Returning Customers/)(page);
    },
    works: (page) => page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor(),
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

/** Code of a call, with the explanation of its failure. */
const functions: readonly (Part & { explains: (page: Page) => Promise<void> })[] = [
  {
    source: 'data/tenders.ts',
    open: atPayment,
    act: async (page) => {
      const add = page.getByRole('button', { name: 'Add a store credit code' });
      const field = page.getByLabel('Store credit code', { exact: true });
      await add.or(field).waitFor();
      if (await add.isVisible()) await add.click();
      await field.fill('TC-2001-4400');
      await clickButton('Apply store credit')(page);
    },
    explains: (page) => page.getByRole('alertdialog').getByText('Everything you entered is still here.').waitFor(),
    works: (page) => page.getByRole('button', { name: 'Remove Store credit TC-2001-4400' }).waitFor(),
  },
  {
    source: 'data/share-cart.ts',
    open: atCart,
    act: async (page) => {
      const create = page.getByRole('button', { name: 'Create Link' });
      if (!(await create.isVisible())) await clickButton('Share This Cart')(page);
      await create.click();
    },
    explains: (page) => page.getByText('We couldn’t create the link. Please try again.').first().waitFor(),
    works: (page) => page.getByLabel('Link to this cart').waitFor(),
  },
  {
    source: 'jose/dist/webapi/index.js',
    open: atPayment,
    act: async (page) => {
      await applyCard(page);
      await clickButton('Next: Review & Place Order')(page);
    },
    explains: (page) => page.getByRole('alertdialog').getByText('Everything you entered is still here.').waitFor(),
    works: (page) => page.getByText('Visa ending in 1111').first().waitFor(),
  },
];

test.each(functions)('a call with a failed script is explained, and works after another try: $source', async (part) => {
  const { page, leave } = await newVisitor(browser);
  await part.open(page, journeys.main);
  const failures = await block(page, part.source);
  await part.act(page);
  await part.explains(page);
  const reloaded = page.waitForEvent('framenavigated');
  const again = page.getByRole('alertdialog').getByRole('button', { name: 'Try Again' });
  await ((await again.isVisible()) ? again.click() : part.act(page));
  await reloaded;
  await usable(page);
  expect(failures()).toBeGreaterThan(0);
  await part.act(page);
  await part.works(page);
  await leave();
});
