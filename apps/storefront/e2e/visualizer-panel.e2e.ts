import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from './account.ts';
import { newVisitor, openFlatBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
import { routeOnce } from './network.ts';
import { withTimeout } from '../../../tooling/with-timeout.ts';
import { type RunningShop, startShop } from './shop.ts';

const journey = journeys.main;
const rosa = { email: 'rosa.registry@example.com', password: 'Settee-Rosa-1' };

let shop: RunningShop;
let flat: Browser;
beforeAll(async () => {
  [shop, flat] = await Promise.all([startShop(), openFlatBrowser()]);
});
afterAll(async () => {
  await flat?.close();
  await shop?.stop();
});

const load = (page: Page) => page.getByRole('button', { name: 'Load 3D Visualizer for Alder Sofa' });
const addAll = (page: Page) => page.getByRole('button', { name: 'Add all to cart' });
const register = (page: Page) => page.getByRole('button', { name: 'Add all to registry' });
const complete = `${journey.sofa}?option.11=3002&option.12=1202&option.13=2001`;

test('VIZ-08 VIZ-09 VIZ-10: the summary opens at 30 px, grows, has a button that copies it, and closes', async () => {
  const { page, leave } = await newVisitor(flat, { viewport: { width: 420, height: 800 } });
  await open(page, shop, journey, complete);
  await load(page).click();
  await expect.poll(() => addAll(page).isEnabled()).toBe(true);
  const first = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const drawer = document.querySelector<HTMLElement>('[role=region][aria-label=Summary]');
          if (!drawer) return;
          observer.disconnect();
          resolve(`${drawer.style.maxBlockSize} ${drawer.getBoundingClientRect().height}`);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('button', { name: 'View Summary' }).click();
  expect(await withTimeout('opening the summary', first)).toBe('30px 30');
  const drawer = page.getByRole('region', { name: 'Summary', exact: true });
  await drawer.getByRole('listitem').first().waitFor();
  await expect.poll(async () => (await drawer.boundingBox())?.height).toBeGreaterThan(60);
  await drawer.getByRole('button', { name: 'Copy Summary' }).waitFor();
  await page.getByRole('button', { name: 'Close Summary' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'View Summary' }).waitFor();
  await leave();
});

test('VIZ-12 VIZ-27: everything is added to the registry, not while products load', async () => {
  const { page, leave } = await newVisitor(flat);
  await signIn(page, shop, rosa);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/get-sku-data/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, shop, journey, complete);
  await load(page).click();
  await register(page).waitFor();
  expect(await register(page).isDisabled()).toBe(true);
  release();
  await expect.poll(() => register(page).isEnabled()).toBe(true);
  await register(page).click();
  await page
    .getByText(/^Added to /)
    .first()
    .waitFor();
  await open(page, shop, journey, '/gift-registry/registrant-list/5000101');
  await page.getByRole('main').getByRole('article').getByText('Washed Linen, Sage').waitFor();
  await leave();
});

test('VIZ-28: a failed add of everything to the cart shows an error in the panel', async () => {
  const { page, leave } = await newVisitor(flat);
  await page.route(/AddItemToCartV2|ReactCart\/AddItems/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, shop, journey, `${journey.sofa}?option.11=3001&option.12=1202&option.13=2001`);
  await load(page).click();
  await expect.poll(() => addAll(page).isEnabled()).toBe(true);
  await addAll(page).click();
  await page.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  const failed = 'We were unable to add these items to your cart. Please try again.';
  await page.getByText(failed, { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(journey.sofa);
  await leave();
});

test('VIZ-16: products that fail to load show a message, and load at the second try', async () => {
  const { page, leave } = await newVisitor(flat);
  await routeOnce(page, '**/visualizer/pieces*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, shop, journey, complete);
  await load(page).click();
  const failure = page.getByRole('alert').filter({ hasText: 'We can’t show the room right now' });
  await failure.waitFor();
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect.poll(() => addAll(page).isEnabled()).toBe(true);
  expect(await failure.count()).toBe(0);
  await leave();
});
