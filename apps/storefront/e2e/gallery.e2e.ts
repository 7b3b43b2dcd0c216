import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import { newVisitor, openBrowser, pauseClock } from './browser.ts';
import { inspect } from './inspect-journey.ts';
import { open, journeys } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const popup = (page: Page) => page.getByRole('dialog', { name: 'Product Gallery' });
const tab = (page: Page, name: string) => popup(page).getByRole('tab', { name });
const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Brand, owner of the first customer image, link and name of a product in that image. */
const homes = [
  ['main', '@nora.at.home', /Hale Coffee Table/, 'Hale Coffee Table'],
  ['cb2', '@loft.no9', /Slab Coffee Table/, 'Slab Coffee Table'],
] as const;

test.each(homes)(
  'GALL-03 GALL-05 GALL-06 GALL-07 GALL-08 GALL-18 GALL-19 GALL-21: on %s the gallery opens an image, a video and a product shown in a customer image',
  async (brand, handle, link, name) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/browse/mystyle/')) requests.push(pathname + search);
    });
    await open(page, shop, journey, journey.sofa);
    await clickButton(page, 'View All');
    await popup(page).waitFor();
    await expect
      .poll(() => popup(page).getByRole('tab').allTextContents())
      .toEqual(['Product Images', 'Product Videos', 'Customer Images']);
    await inspect(page, 'the gallery');
    await popup(page)
      .getByRole('button', { name: /^Image 2: / })
      .click();
    await popup(page)
      .getByRole('group', { name: /, select to zoom$/ })
      .press('+');
    await popup(page).locator('[data-zoomed]').waitFor();

    await tab(page, 'Product Videos').click();
    await popup(page)
      .getByRole('button', { name: /^Play: / })
      .click();
    const played = () =>
      popup(page)
        .locator('video')
        .evaluate((film) => (film instanceof HTMLVideoElement ? film.currentTime : 0));
    await expect.poll(played, { timeout: limits.call }).toBeGreaterThan(0);
    expect(requests).toEqual([]);

    await tab(page, 'Customer Images').click();
    await popup(page).getByText(handle).waitFor();
    await inspect(page, 'the gallery');
    await tab(page, 'Product Images').click();
    expect(
      await popup(page)
        .getByRole('button', { name: /^Image 1: / })
        .getAttribute('aria-current'),
    ).toBe('true');
    await page.keyboard.press('Escape');
    await popup(page).waitFor({ state: 'detached' });
    await clickButton(page, 'Customer Images');
    await popup(page).getByText(handle).waitFor();
    const sku = journey.sofa.split('/s')[1];
    expect(requests).toEqual([`/browse/mystyle/customerimages?sku=${sku}&isKids=false`]);

    await popup(page).getByRole('region', { name: 'Products Shown' }).getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await popup(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each(['main', 'cb2'] as const)(
  'GALL-02 GALL-09: on a phone on %s a tap zooms, and a product without customer images says so',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 360, height: 740 } });
    await open(page, shop, journey, brand === 'main' ? '/fern-sofa/s100103' : '/strata-sofa/s200103');
    const hint = await page.getByText('Tap To Zoom').boundingBox();
    expect(hint?.width).toBeGreaterThan(40);
    await clickButton(page, 'Tap To Zoom');
    await popup(page)
      .getByRole('group', { name: /, select to zoom$/ })
      .waitFor();
    expect(await tab(page, 'Product Videos').count()).toBe(0);
    await tab(page, 'Customer Images').click();
    await popup(page)
      .getByText(/^No (customer )?photos yet/)
      .waitFor();
    await inspect(page, 'the gallery');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each(['main', 'cb2'] as const)(
  'GALL-01 GALL-14 GALL-15 CAROUS-29: on %s arrows, thumbnails and scrolling choose the picture of the gallery, which counts from nine tenths of it on',
  async (brand) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    await page.addInitScript(() => {
      const thresholds: unknown[] = [];
      const Observer = globalThis.IntersectionObserver;
      globalThis.IntersectionObserver = class extends Observer {
        constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(report, options);
          if (options?.root instanceof Element) thresholds.push(options.threshold);
        }
      };
      Object.assign(globalThis, { thresholds });
    });
    await open(page, shop, journey, journey.sofa);
    const gallery = page.getByRole('region', { name: 'Product Gallery' });
    expect(await gallery.getAttribute('aria-roledescription')).toBe('carousel');
    const track = gallery.locator('[data-ready]');
    await track.waitFor();
    await expect.poll(() => page.evaluate('thresholds')).toContain(0.9);
    const current = (index: number) =>
      expect
        .poll(() =>
          page
            .getByRole('button', { name: new RegExp(`^Image ${index}: `) })
            .first()
            .getAttribute('aria-current'),
        )
        .toBe('true');
    const shown = (index: number) =>
      expect.poll(() => track.evaluate((node) => Math.round(node.scrollLeft / node.clientWidth) + 1)).toBe(index);
    await current(1);
    await gallery.getByRole('button', { name: 'Next image' }).click();
    await current(2);
    await page.getByRole('button', { name: /^Image 3: / }).click();
    await shown(3);
    await current(3);
    await track.evaluate((node) => node.scrollTo({ left: node.clientWidth, behavior: 'instant' }));
    await current(2);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('GALL-20: a sharper picture loads when the zoom has not changed for 300 ms', async () => {
  const journey = journeys.main;
  const { page, complaints, leave } = await newVisitor(browser);
  await page.clock.install();
  await open(page, shop, journey, journey.sofa);
  await clickButton(page, 'View All');
  const zoomed = popup(page).getByRole('group', { name: /, select to zoom$/ });
  await zoomed.waitFor();
  await page.waitForLoadState('networkidle');
  await pauseClock(page);
  const sizes = () => zoomed.getByRole('img').getAttribute('sizes');
  const before = await sizes();
  const closer = popup(page).getByRole('button', { name: 'Zoom in' });
  await closer.click();
  await page.clock.runFor(299);
  await closer.click();
  await page.clock.runFor(299);
  expect(await sizes()).toBe(before);
  await page.clock.runFor(1);
  await expect.poll(sizes).toBe('225vw');
  expect(complaints).toEqual([]);
  await leave();
});
