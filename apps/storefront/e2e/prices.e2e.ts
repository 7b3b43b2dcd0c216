import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { open, trips } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const categories = ['sofas', 'chairs', 'tables', 'bedroom', 'storage', 'lighting', 'textiles', 'tabletop'];
const choices = '?option.11=3003&option.12=1202&option.13=2001';

/** A price as a shopper reads it, and where. */
interface Shown {
  place: string;
  href: string;
  price: string;
}

const priceIn = (text: string | null) => /(From )?\$[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? '';

/** The first price of a product's page. */
async function pagePrice(page: Page): Promise<string> {
  return priceIn(await page.getByRole('main').textContent());
}

/** Every card and every line of extras that leads to a product and shows a price. */
async function cardsOf(page: Page, place: string): Promise<Shown[]> {
  const cards = await page
    .locator('article, [role=dialog] li')
    .evaluateAll((all) =>
      all.map((card) => ({ href: card.querySelector('a')?.getAttribute('href') ?? '', text: card.textContent })),
    );
  return cards
    .map(({ href, text }) => ({ place, href, price: priceIn(text) }))
    .filter(({ href, price }) => /\/s\d+/.test(href) && price !== '');
}

const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Types a product's name; the suggestions with their prices. */
async function suggestionsFor(page: Page, name: string, href: string): Promise<Shown[]> {
  await page.getByRole('combobox').fill(name);
  const option = page.getByRole('option').filter({ hasText: name }).first();
  await option.waitFor();
  return [{ place: 'suggestions', href, price: priceIn(await option.textContent()) }];
}

test.each(['main', 'cb2'] as const)(
  'CAROUS-11: every place that shows the price of a product shows the price of its page: %s',
  { timeout: 300_000 },
  async (brand) => {
    const trip = trips[brand];
    const { page, leave } = await newVisitor(browser);
    const shown: Shown[] = [];
    for (const path of ['/', ...categories.map((category) => `/${category}`)]) {
      await open(page, shop, trip, path);
      shown.push(...(await cardsOf(page, path)));
    }
    const hrefs = [...new Set(shown.map(({ href }) => href))];
    expect(hrefs).toHaveLength(26);

    const prices = new Map<string, string>();
    for (const href of hrefs) {
      await open(page, shop, trip, href);
      prices.set(href, await pagePrice(page));
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      shown.push(...(await suggestionsFor(page, name, href)));
      await page.keyboard.press('Escape');
      await toTheEnd(page);
      await carousel(page, 'People Also Viewed').waitFor();
      shown.push(...(await cardsOf(page, `page of ${name}`)));
      await open(page, shop, trip, `/search?q=${encodeURIComponent(name)}`);
      shown.push(...(await cardsOf(page, `search for ${name}`)));
    }

    await open(page, shop, trip, '/checkout/cart');
    await carousel(page, 'You May Also Want').waitFor();
    shown.push(...(await cardsOf(page, 'empty cart')));
    await open(page, shop, trip, trip.small);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    const confirmation = page.getByRole('dialog', { name: /added to your cart/ });
    await confirmation
      .getByRole('button', { name: /^Add to Cart, / })
      .first()
      .waitFor();
    shown.push(...(await cardsOf(page, 'confirmation')));
    await open(page, shop, trip, '/checkout/cart');
    await carousel(page, 'People Also Bought').waitFor();
    shown.push(...(await cardsOf(page, 'cart')));

    await open(page, shop, trip, trip.sofa + choices);
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Den');
    await page.getByRole('button', { name: 'Add to List' }).click();
    await page.getByRole('link', { name: 'View Now' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    shown.push(...(await cardsOf(page, 'favorites')));

    for (const href of new Set(shown.map((one) => one.href))) {
      if (prices.has(href)) continue;
      await open(page, shop, trip, href);
      prices.set(href, await pagePrice(page));
    }
    const places = new Set(shown.map(({ place }) => place.replace(/ (of|for) .*/, '')));
    for (const place of ['/', 'page', 'search', 'suggestions', 'empty cart', 'confirmation', 'cart', 'favorites'])
      expect(places).toContain(place);
    expect(shown.filter(({ href, price }) => price !== prices.get(href))).toEqual([]);
    await leave();
  },
);
