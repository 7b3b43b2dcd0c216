import type { Option } from '@settee/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser, pauseClock } from './browser.ts';
import { journeys, open } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const drawer = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^\\d\\s*${title}`) });
const swatch = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const take = (page: Page, name: string) => page.locator('label', { has: swatch(page, name) }).click();
const summary = (page: Page) => page.getByRole('region', { name: 'Your Selection Summary' });
const brands = ['main', 'cb2'] as const;

test.each(brands)(
  'OPT-07 OPT-22 PICK-11 PICK-12: on %s fabrics are in groups, a choice updates drawer and summary, and Edit opens its drawer',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await open(page, shop, journey, `${journey.sofa}?option.11=3002`);
    await drawer(page, 'Fabric').click();
    const linen = page.getByRole('region', { name: 'Washed Linen', exact: true });
    await linen.getByRole('heading', { name: 'Washed Linen' }).waitFor();
    await linen.getByText('6 items', { exact: true }).waitFor();
    await linen.getByText(/^Washed twice at the mill, meant to wrinkle/).waitFor();
    const care = linen.getByRole('button', { name: 'Care & Details' });
    expect(await linen.getByText('Wash cold, dry flat').count()).toBe(0);
    await care.click();
    await linen.getByText('Wash cold, dry flat').waitFor();

    await summary(page).getByText('None Selected').first().waitFor();
    await take(page, 'Washed Linen, Rust');
    await drawer(page, 'Fabric').getByText('Washed Linen, Rust').waitFor();
    await summary(page).getByText('Washed Linen, Rust').waitFor();
    await page.waitForURL(/option\.12=1203/);

    await summary(page).getByRole('button', { name: 'Edit Leg' }).click();
    const leg = drawer(page, 'Leg');
    await expect.poll(() => leg.evaluate((button) => button === document.activeElement)).toBe(true);
    await expect.poll(async () => Math.abs((await leg.boundingBox())?.y ?? 999)).toBeLessThan(120);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('OPT-21 PICK-18: the head of the page is covered while prices are fetched, and a click on the chosen swatch fetches nothing', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1201&option.13=2001`);
  await drawer(page, 'Fabric').click();
  await page.waitForLoadState('networkidle');
  const busy = page.locator('[aria-busy=true]', { has: page.getByRole('heading', { level: 1 }) });
  await busy.waitFor({ state: 'detached' });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const requests: string[] = [];
  await page.route(/specialorder\/browsedata/, async (route) => {
    requests.push(route.request().url());
    await released;
    await route.continue();
  });
  const steps = await page.evaluate(() => history.length);
  await take(page, 'Washed Linen, Flax');
  await take(page, 'Washed Linen, Rust');
  await busy.waitFor();
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(steps + 1);
  release();
  await busy.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave();
});

/** Advances the paused clock of the page. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

test('PICK-17 QVIEW-03 FLY-12: a choice by keyboard counts after 500 ms, its price is fetched 100 ms after its card, and details open after 200 ms', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await page.clock.install();
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1201&option.13=2001`);
  await drawer(page, 'Fabric').click();
  // The code of the layers, which is loaded when it is first needed.
  await page.getByRole('button', { name: /^View Details/ }).click();
  await page.getByRole('dialog', { name: 'Washed Linen, Flax' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  // The page behind the details is interactive again.
  await swatch(page, 'Washed Linen, Flax').waitFor();
  await page.mouse.move(0, 0);
  await pauseClock(page);

  await swatch(page, 'Washed Linen, Flax').focus();
  await page.keyboard.press('ArrowRight');
  const chosen = summary(page).getByText('Washed Linen, Sage');
  await pass(page, 499);
  expect(await swatch(page, 'Washed Linen, Sage').isChecked()).toBe(true);
  expect(await chosen.count()).toBe(0);
  await pass(page, 1);
  await chosen.waitFor();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const priced = () => requests.filter((path) => path.includes('quickView/details')).length;
  await page.locator('label', { has: swatch(page, 'Washed Linen, Rust') }).hover();
  await pass(page, 700);
  await page.locator('[data-quick-view="1203"]').waitFor();
  await pass(page, 99);
  expect(priced()).toBe(0);
  const price = page.waitForRequest(/quickView\/details/);
  await pass(page, 1);
  await price;

  await page.getByRole('button', { name: /^View Details/ }).hover();
  await pass(page, 199);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await pass(page, 1);
  await page.getByRole('dialog', { name: 'Washed Linen, Sage' }).waitFor();
  // The mouse still rests on the button when the details close: they stay closed.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pass(page, 1000);
  await swatch(page, 'Washed Linen, Sage').waitFor();
  await pass(page, 1000);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test('PDP-26: a price and facts that the server fails to give are logged, and nothing waits or is shown', async () => {
  const { page, leave } = await newVisitor(browser);
  const logged: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && logged.push(request.postData() ?? '')));
  await page.route(/quickView\/details|GetFabricInfo/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1201&option.13=2001`);
  await drawer(page, 'Fabric').click();
  await page.locator('label', { has: swatch(page, 'Washed Linen, Rust') }).hover();
  const card = page.locator('[data-quick-view="1203"]');
  await card.getByText('$2,049.00').waitFor();
  await expect.poll(() => card.getAttribute('aria-busy')).toBe('false');
  await page.getByRole('button', { name: /^View Details/ }).click();
  await page.getByRole('dialog', { name: 'Washed Linen, Flax' }).getByText('Wash cold, dry flat').waitFor();
  for (const text of ['Quick view failed', 'Fabric info failed'])
    await expect.poll(() => logged.join()).toContain(text);
  expect(await page.getByRole('alert').count()).toBe(0);
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await leave();
});

test.each(brands)('FLY-03 FLY-04 FLY-05 PDP-29 QVIEW-12: what the details of a fabric show on %s', async (brand) => {
  const journey = journeys[brand];
  const { page, complaints, leave } = await newVisitor(browser, { reducedMotion: 'no-preference' });
  await open(page, shop, journey, `${journey.sofa}?option.11=3002&option.12=1201&option.13=2001`);
  await drawer(page, 'Fabric').click();
  await page.locator('label', { has: swatch(page, 'Washed Linen, Rust') }).hover();
  const card = page.locator('[data-quick-view="1203"]');
  await card.waitFor();
  expect(await card.evaluate((node) => getComputedStyle(node).animationDuration)).toBe('0.7s');

  await page.getByRole('button', { name: /^View Details/ }).click();
  const flyout = page.getByRole('dialog', { name: 'Washed Linen, Flax' });
  await flyout.getByRole('img', { name: 'Close-up of Washed Linen, Flax' }).waitFor();
  await flyout.getByText('$2,049.00', { exact: true }).waitFor();
  await flyout.getByText(/Arrives \w+ \d+/).waitFor();
  const facts = flyout.locator('dl > div');
  const said = await facts.evaluateAll((all) =>
    all.map(({ children }) => [...children].map((each) => each.textContent)),
  );
  for (const [name, text] of [
    ['Care', 'Wash cold, dry flat'],
    ['Type', 'Linen'],
    ['Content', '100% European flax'],
    ['Origin', 'Woven in Belgium'],
  ])
    expect(said.find(([label]) => label === name)?.[1]).toContain(text);
  await flyout.getByRole('region', { name: 'Features' }).getByText('Natural fiber').waitFor();
  const collection = flyout.getByRole('region', { name: 'Also made in Washed Linen, Flax' });
  expect(await collection.getAttribute('aria-roledescription')).toBe('carousel');
  await collection.getByRole('link').first().waitFor();
  expect(await flyout.evaluate((node) => getComputedStyle(node).animationDuration)).toBe('0.3s');
  expect(complaints).toEqual([]);
  await leave();
});

test.each(brands)(
  'FLY-10 FLY-11: on a phone on %s the details fold away, and recently viewed fabrics open theirs',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await open(page, shop, journey, `${journey.sofa}?option.11=3002`);
    await drawer(page, 'Fabric').click();
    for (const name of ['Washed Linen, Rust', 'Washed Linen, Flax']) await take(page, name);
    await page.getByRole('button', { name: 'View Details Washed Linen, Flax' }).click();
    const flyout = page.getByRole('dialog', { name: 'Washed Linen, Flax' });
    const care = flyout.getByRole('button', { name: 'Care & Material Details' });
    await care.waitFor();
    expect(await flyout.getByText('Wash cold, dry flat').isVisible()).toBe(false);
    await care.click();
    await flyout.getByText('Wash cold, dry flat').waitFor();
    const recent = flyout.getByRole('region', { name: 'Recently Viewed' }).getByRole('button');
    await expect
      .poll(() => recent.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))))
      .toEqual(['Washed Linen, Flax', 'Washed Linen, Rust']);
    await recent.last().click();
    await page.getByRole('dialog', { name: 'Washed Linen, Rust' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

/** Opens a sectional with `count` sides of its chaise to choose from. */
async function openSides(page: Page, count: number): Promise<void> {
  const product = await (await fetch(shop.at('/browse/product?sku=100104'))).json();
  const [sides] = product.options.find(({ optionType }: Option) => optionType === 'image').choiceGroups;
  const [left] = sides.choices;
  sides.choices = Array.from({ length: count }, (_, index) => ({
    ...left,
    code: left.code + index,
    title: `Side ${index}`,
  }));
  await page.route('**/browse/product?*', (route) => route.fulfill({ json: product }));
  await open(page, shop, journeys.main, '/search?collectionCode=haven&itemTypeCode=sectional');
  await page.getByRole('main').getByRole('link', { name: 'Haven Sectional' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Haven Sectional' }).waitFor();
  await drawer(page, 'Chaise side').click();
}

test.each([
  ['PICK-08', 4, 1280, 3],
  ['PICK-08', 4, 1201, 3],
  ['PICK-08', 4, 1200, 2],
  ['PICK-10', 3, 1280, null],
  ['PICK-10', 3, 360, 2],
  ['PICK-09', 2, 360, null],
] as const)('PICK-07 %s: %i sides at %i px are radio buttons, %s at a time', async (_id, count, width, shown) => {
  const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
  await openSides(page, count);
  const group = page.getByRole('radiogroup', { name: 'Choices for Chaise side' });
  const radios = group.getByRole('radio');
  await expect.poll(() => radios.count()).toBe(count);
  const carousel = group.locator('[aria-roledescription=carousel]');
  expect(await carousel.count()).toBe(shown === null ? 0 : 1);
  if (shown !== null) {
    const seen = () =>
      carousel.evaluate((node) => {
        const slides = [...node.querySelectorAll('[aria-roledescription=slide]')];
        return slides.filter((slide) => slide.getBoundingClientRect().right <= node.getBoundingClientRect().right + 1)
          .length;
      });
    await expect.poll(seen).toBe(shown);
  }
  await group.locator('label').first().click();
  await expect.poll(() => radios.first().isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await leave();
});
