import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { addSmall, journeys, open, startAsGuest, toReview, usable } from './journey.ts';
import { trackLayoutShifts } from './layout-shifts.ts';
import { type RunningShop, startShop } from './shop.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

const section = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });

/** Waits until the reviews can handle input, too; their code loads when they are near. */
async function reviewsUsable(page: Page): Promise<void> {
  await usable(page);
  await section(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('template[data-part=pending]') === null);
}

/** A photograph with what a phone writes into it; shoppers choose such files. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a5a2b' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '41/1 52/1 0/1' } })
    .jpeg()
    .toBuffer();

/** Metadata of the picture that an image shows, once it is there; the browser fetches it, as it knows all hosts. */
async function fileOf(image: Locator) {
  const isShown = (element: Element) => element instanceof HTMLImageElement && element.naturalWidth > 0;
  await expect.poll(() => image.evaluate(isShown)).toBe(true);
  const bytes = await image.evaluate(async (element) => {
    const response = await fetch(element instanceof HTMLImageElement ? element.currentSrc : '');
    return [...new Uint8Array(await response.arrayBuffer())];
  });
  const { format, width, height, exif } = await sharp(Uint8Array.from(bytes)).metadata();
  return { format, width, height, exif };
}

const titles = (page: Page) => section(page).getByRole('article').getByRole('heading').allInnerTexts();

async function starsOf(page: Page): Promise<number[]> {
  const rated = section(page)
    .getByRole('article')
    .getByRole('img', { name: /^Rated/ });
  // Read in one call, because the list may change between two calls.
  const names = await rated.evaluateAll((stars) => stars.map(({ ariaLabel }) => ariaLabel));
  return names.map((name) => Number(name?.match(/[\d.]+/)?.[0]));
}

test('a click on a review button right after the page is there is not lost, also with choices in the address', async () => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, `${journeys.main.sofa}?option.11=3002&option.12=1202&option.13=2001`);
  await page.getByRole('button', { name: 'Write a Review' }).first().click();
  await page.getByRole('dialog').waitFor();
  await leave();
});

test.each([
  ['main', 1280],
  ['cb2', 360],
] as const)(
  'SUMM-07 SUMM-08: reviews are read, filtered, searched, voted for and reported on %s at %i px',
  async (brand, width) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
    // Fonts are loaded by then, so any shift is caused by the page.
    await open(page, shop, journey, '/');
    await page.addInitScript(trackLayoutShifts);
    const html = (await (await page.goto(shop.at(`${journey.sofa}#reviews`, journey.host)))?.text()) ?? '';
    const data =
      /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@type":"Product".*?)<\/script>/.exec(
        html,
      );
    const product: unknown = JSON.parse(data?.[1] ?? 'null');
    await reviewsUsable(page);
    await expect.poll(() => titles(page)).toHaveLength(5);
    expect(product).toMatchObject({ review: (await titles(page)).map((name) => ({ '@type': 'Review', name })) });
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);

    await page.goto(shop.at(`${journey.sofa}?option.11=3002`, journey.host));
    await reviewsUsable(page);
    await page.getByRole('link', { name: /^4\.\d \(\d+ reviews\)$/ }).click();
    await expect
      .poll(() => section(page).evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200))
      .toBe(true);
    expect(page.url()).toContain('?option.11=3002#reviews');

    await section(page)
      .getByRole('button', { name: /^4 stars, [1-9]/ })
      .click();
    await expect.poll(async () => new Set(await starsOf(page))).toEqual(new Set([4]));
    await section(page).getByRole('button', { name: 'Clear Filters' }).click();
    await section(page).getByRole('combobox', { name: 'Sort by:' }).selectOption('Lowest Rating');
    await expect.poll(async () => (await starsOf(page))[0]).toBeLessThan(4);
    await section(page).getByRole('searchbox', { name: 'Search reviews' }).fill('frame');
    await page.keyboard.press('Enter');
    await expect.poll(() => section(page).getByRole('status').first().innerText()).toMatch(/ of \d+ reviews/);
    await section(page).getByRole('button', { name: 'Clear Filters' }).click();
    await section(page).getByRole('button', { name: 'Show More Reviews' }).click();
    await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(5);

    const first = section(page).getByRole('article').first();
    await first.getByRole('button', { name: /as helpful$/ }).click();
    await first.getByText('Thanks for your vote').waitFor();
    await first.getByRole('button', { name: /^Report/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this review' });
    await dialog.getByRole('radio', { name: 'It’s advertising' }).check();
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await first.getByText('Reported', { exact: true }).waitFor();

    await section(page).getByRole('button', { name: 'Write a Review' }).click();
    await page
      .getByRole('dialog')
      .getByText(/customers who bought this product/)
      .waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Find Your Order' }).click();
    await page.waitForURL('**/order-status');
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([
  ['main', 1280],
  ['cb2', 360],
] as const)(
  'SUMM-08: a guest buys, writes a review with photos, and everyone sees them: %s at %i px',
  async (brand, width) => {
    const journey = journeys[brand];
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 800 } });
    await addSmall(page, shop, journey);
    await startAsGuest(page, shop, journey);
    await toReview(page, journey);
    await page.getByRole('button', { name: 'Place Order', exact: true }).click();
    await page.waitForURL('**/checkout/confirmation');

    await open(page, shop, journey, journey.small);
    await reviewsUsable(page);
    const before = await section(page).getByRole('status').first().innerText();
    await section(page).getByRole('button', { name: 'Write a Review' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await dialog.getByText('Please choose 1 to 5 stars.').waitFor();
    await dialog.getByRole('radio', { name: '4 stars' }).check();
    await dialog.getByLabel('Headline').fill('Does what it should');
    await dialog.getByLabel('Your review').fill('This shit is heavy, but it stands on an uneven floor.');
    await dialog.getByLabel('Nickname').fill('second_story');
    const file = dialog.locator('input[type=file]');
    const html = Buffer.from('<script>alert(1)</script>');
    await file.setInputFiles({ name: 'not-a-photo.jpg', mimeType: 'image/jpeg', buffer: html });
    await dialog.getByText('We couldn’t read not-a-photo.jpg. Please choose another photo.').waitFor();
    const [wide, tall] = [await photograph(3000, 2000), await photograph(900, 1200)];
    await file.setInputFiles([
      { name: 'wide.jpg', mimeType: 'image/jpeg', buffer: wide },
      { name: '<b>tall</b>.jpg', mimeType: 'image/jpeg', buffer: tall },
      { name: 'again.jpg', mimeType: 'image/jpeg', buffer: wide },
    ]);
    await dialog.getByRole('img', { name: 'Photo 2: <b>tall</b>.jpg' }).waitFor();
    await dialog.getByRole('button', { name: 'Remove photo 3: again.jpg' }).click();
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await dialog.getByText('We can’t publish this text. Please reword it.').waitFor();
    await dialog.getByLabel('Your review').fill('It is heavy, and it stands firm on our uneven floor.');
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await dialog.getByText('Your review is live.').waitFor();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => section(page).getByRole('status').first().innerText()).not.toBe(before);

    const other = await newVisitor(browser, { viewport: { width, height: 800 } });
    await open(other.page, shop, journey, journey.small);
    await reviewsUsable(other.page);
    await section(other.page).getByRole('combobox', { name: 'Sort by:' }).selectOption('Newest');
    await expect.poll(async () => (await titles(other.page))[0]).toBe('Does what it should');

    await section(other.page)
      .getByRole('button', { name: /^With photos/ })
      .click();
    await expect.poll(() => titles(other.page)).toEqual(['Does what it should']);
    await section(other.page).getByRole('button', { name: 'Photo 2 of 2 by second_story' }).click();
    const viewer = other.page.getByRole('dialog', { name: 'Photos by second_story' });
    const photo = (name: string) => fileOf(viewer.getByRole('img', { name }));
    const upright = await photo('Photo 2 of 2 by second_story');
    expect(upright).toEqual({ format: 'webp', width: 900, height: 1200, exif: undefined });
    await viewer.getByRole('button', { name: 'Previous' }).click();
    expect(await photo('Photo 1 of 2 by second_story')).toMatchObject({ width: 1600, height: 1067 });
    await other.page.keyboard.press('Escape');
    await section(page).getByRole('button', { name: 'Write a Review' }).click();
    await page.getByText('You’ve already reviewed this product. Thank you.').waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.leave();
    await leave();
  },
);
