import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
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

const categories = [
  'sofas',
  'chairs',
  'tables',
  'bedroom',
  'storage',
  'lighting',
  'rugs',
  'textiles',
  'tabletop',
  'decor',
];
const feeds = ['people_also_viewed', 'people_also_bought', 'add_to_cart_confirmation', 'add_to_registry_confirmation'];
const choices = '?option.11=3003&option.12=1202&option.13=2001';

/** A price as a shopper reads it, and where. */
interface Shown {
  source: string;
  href: string;
  price: string;
}

interface FeedItem {
  navigateUrl: string;
  formattedPrice: string;
  isPriceFrom: boolean;
}

const priceIn = (text: string) => /(From )?\$[\d,]+\.\d\d/.exec(text)?.[0] ?? '';
const getSku = (href: string) => /\/s(\d+)/.exec(href)?.[1] ?? '';

function shownIn(source: string, cards: readonly { href: string; text: string }[]): Shown[] {
  return cards
    .map(({ href, text }) => ({ source, href, price: priceIn(text) }))
    .filter(({ href, price }) => getSku(href) !== '' && price !== '');
}

/** A page as the server sends it: the name and text of its main part and its product cards. */
async function read(page: Page, path: string) {
  const { name, text, cards } = await page.evaluate(async (url) => {
    const sent = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
    return {
      name: sent.querySelector('h1')?.textContent ?? '',
      text: sent.querySelector('main')?.textContent ?? '',
      cards: [...sent.querySelectorAll('article')].map((card) => ({
        href: card.querySelector('a')?.getAttribute('href') ?? '',
        text: card.textContent,
      })),
    };
  }, path);
  return { name, price: priceIn(text), cards: shownIn(path, cards) };
}

async function readFeed(page: Page, feed: string, sku: string): Promise<Shown[]> {
  const items = await page.evaluate(
    async (url): Promise<FeedItem[]> => (await fetch(url)).json(),
    `/browse/recommendations/${feed}/recommend.json?item=${sku}`,
  );
  return items.map(({ navigateUrl, formattedPrice, isPriceFrom }) => ({
    source: `${feed} of ${sku}`,
    href: navigateUrl,
    price: isPriceFrom ? `From ${formattedPrice}` : formattedPrice,
  }));
}

/** Returns the visible product cards and the add-ons listed in a popup. */
async function getCards(page: Page, source: string): Promise<Shown[]> {
  const cards = await page
    .locator('article, [role=dialog] li')
    .evaluateAll((all) =>
      all.map((card) => ({ href: card.querySelector('a')?.getAttribute('href') ?? '', text: card.textContent })),
    );
  const shown = shownIn(source, cards);
  expect(shown, source).not.toEqual([]);
  return shown;
}

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.each(['main', 'cb2'] as const)(
  'CAROUS-11: every place that shows the price of a product shows the price of its page: %s',
  async (brand) => {
    const journey = journeys[brand];
    const { page, leave } = await newVisitor(browser);
    await open(page, shop, journey, '/checkout/cart');
    await carousel(page, 'You May Also Want').waitFor();
    const shown = await getCards(page, 'empty cart');
    for (const path of ['/', ...categories.map((category) => `/${category}`)])
      shown.push(...(await read(page, path)).cards);
    const hrefs = [...new Set(shown.map(({ href }) => href))];
    await open(page, shop, journey, '/shop-all');
    const count = await page
      .getByText(/^\d+ products$/)
      .first()
      .innerText();
    expect(`${hrefs.length} products`).toBe(count);

    const prices = new Map<string, string>();
    for (const href of hrefs) {
      const { name, price, cards } = await read(page, href);
      prices.set(href, price);
      shown.push(...cards, ...(await read(page, `/search?q=${encodeURIComponent(name)}`)).cards);
      for (const feed of feeds) shown.push(...(await readFeed(page, feed, getSku(href))));
    }

    await open(page, shop, journey, '/search');
    await page.getByRole('combobox').last().fill('alder');
    const suggestion = page.getByRole('option', { name: /^Alder Sofa/ });
    shown.push({ source: 'suggestions', href: journey.sofa, price: priceIn(await suggestion.innerText()) });

    await open(page, shop, journey, journey.small);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    const confirmation = page.getByRole('dialog', { name: /added to your cart/ });
    await confirmation
      .getByRole('button', { name: /^Add to Cart, / })
      .first()
      .waitFor();
    shown.push(...(await getCards(page, 'confirmation')));
    await open(page, shop, journey, '/checkout/cart');
    await carousel(page, 'People Also Bought').waitFor();
    shown.push(...(await getCards(page, 'cart')));

    await open(page, shop, journey, journey.sofa + choices);
    await page.getByRole('button', { name: 'Add to Favorites' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Den');
    await page.getByRole('button', { name: 'Add to List' }).click();
    await page.getByRole('link', { name: 'View Now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Favorites', exact: true }).waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
    shown.push(...(await getCards(page, 'favorites')));

    for (const href of new Set(shown.map((one) => one.href)))
      if (!prices.has(href)) prices.set(href, (await read(page, href)).price);
    expect(shown.filter(({ href, price }) => price !== prices.get(href))).toEqual([]);
    await leave();
  },
);

test('a recommended product that needs choices links to its page and has no add button', async () => {
  const { page, complaints, leave } = await newVisitor(browser);
  await open(page, shop, journeys.main, '/checkout/cart');
  const wanted = carousel(page, 'You May Also Want');
  await wanted.waitFor();
  expect(await wanted.getByRole('button', { name: 'Add to Cart, Alder Sofa' }).count()).toBe(0);
  await wanted.getByRole('link', { name: 'Choose Options, Alder Sofa' }).click();
  await page.waitForURL('**/alder-sofa/s100101');
  expect(complaints).toEqual([]);
  await leave();
});
