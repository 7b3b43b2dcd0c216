import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, journeys } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

/** A cover and a leg that no picture of the sofa shows, and those that the pictures show. */
const sofas = {
  main: { choices: '?option.11=3002&option.12=1202&option.13=2003', shown: /^Shown in .+ with .+ legs$/ },
  cb2: { choices: '?option.11=3002&option.12=1202&option.13=2001', shown: /^Shown in .+ with .+ legs$/ },
} as const;

const gallery = (page: Page) => page.getByRole('region', { name: 'Product Gallery' });

/** The caption of every picture and film of the gallery, in order; empty without one. */
const captions = (page: Page) =>
  gallery(page)
    .locator('figure')
    .evaluateAll((all) => all.map((figure) => figure.querySelector('figcaption')?.textContent ?? ''));

test.each(['main', 'cb2'] as const)(
  'the chosen upholstery and leg show first, and every image of another choice has a caption: %s',
  async (brand) => {
    const journey = journeys[brand];
    const { choices, shown } = sofas[brand];
    const { page, complaints, leave } = await newVisitor(browser);
    await page.addInitScript(trackLayoutShifts);
    await open(page, shop, journey, journey.sofa);
    const before = await captions(page);
    expect(before.length).toBeGreaterThan(2);
    expect(before.every((caption) => caption === '')).toBe(true);

    await open(page, shop, journey, journey.sofa + choices);
    const [hero, ...others] = await captions(page);
    expect(hero).toBe('');
    expect(others).toHaveLength(before.length - 1);
    for (const caption of others) expect(caption).toMatch(shown);
    const thumbs = page.getByRole('button', { name: /^(Image [2-9]|Video): / });
    expect(await thumbs.count()).toBe(others.length);
    for (const thumb of await thumbs.all()) expect(await thumb.getAttribute('aria-label')).toContain(others[0]);

    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);

    await page.getByRole('button', { name: 'Tap To Zoom' }).click();
    const popup = page.getByRole('dialog');
    await popup
      .getByRole('button', { name: /Zoom|Image 1/ })
      .first()
      .waitFor();
    expect(await popup.getByText(/^Shown /).count()).toBe(0);
    await popup.getByRole('button', { name: 'Next' }).first().click();
    await popup.getByText(others[0] ?? '', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);

test('choosing another fabric captions the images that do not show it, and no others', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.12=1201`);
  expect(new Set(await captions(page))).toEqual(new Set(['']));
  await page
    .getByRole('button', { name: /Fabric/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /Sage/ }).first().check({ force: true });
  await page.waitForURL('**option.12=1202**');
  const others = async () => new Set((await captions(page)).slice(1));
  await expect.poll(others).toEqual(new Set(['Shown in Washed Linen, Flax']));
  expect((await captions(page))[0]).toBe('');
  expect(complaints).toEqual([]);
  await leave();
});
