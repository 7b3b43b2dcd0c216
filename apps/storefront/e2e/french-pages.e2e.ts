import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { hosts, type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

/** All words of a page: texts, names, alternative texts, title, description and structured data. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title.replace(/ [|] .*/, '')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, template')) texts.push(node.textContent?.trim() ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    const description = document.querySelector('meta[name=description], meta[property="og:title"]');
    texts.push(description?.getAttribute('content') ?? '');
    const collect = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    };
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      collect({ ...JSON.parse(script.textContent ?? '{}'), review: null });
    return texts;
  });
}

/** Reviews, names and places, which are the same in both languages. */
async function namesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === 'string') names.push(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    };
    for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
      const { review, address, name, '@type': type } = JSON.parse(script.textContent ?? '{}');
      collect([review, address, type === 'FurnitureStore' || type === 'Store' ? name : null]);
    }
    for (const element of document.querySelectorAll('address, article, [itemprop=review]'))
      if (element.querySelector('time, [data-review]')) names.push(element.textContent ?? '');
    return names;
  });
}

/** Two words at least, in small letters, are no name, number or address. */
const hasWords = (text: string) => /\p{Ll}{2,}[^\p{L}]+\p{Ll}{2,}/u.test(text) && !/^https?:|@/.test(text);

const pages = {
  mainCanada: [
    '/',
    '/sofas',
    '/textiles',
    '/shop-all',
    '/search?q=couch',
    '/alder-sofa/s100101',
    '/haven-sectional/s100104',
    '/brinn-lounge-chair/s100201',
    '/juniper-bed/s100401',
    '/wick-floor-lamp/s100601',
    '/cove-bath-towel/s100703',
    '/clay-dinnerware-set/s100801',
    '/gift-cards',
    '/stores',
    '/free-swatches',
    '/order-status',
    '/checkout/cart',
    '/customer-service',
    ...['shipping', 'returns', 'contact', 'faq', 'warranty', 'gift-cards', 'accessibility', 'about'].map(
      (code) => `/customer-service/${code}`,
    ),
  ],
  cb2Canada: [
    '/',
    '/sofas',
    '/grid-sectional/s200104',
    '/disc-pendant/s200603',
    '/etch-glasses/s200803',
    '/mono-bath-towel/s200703',
    '/stores',
    ...['shipping', 'returns', 'contact', 'faq', 'warranty', 'gift-cards', 'accessibility', 'about'].map(
      (code) => `/customer-service/${code}`,
    ),
  ],
} as const;

test.each(Object.entries(pages))(
  'no sentence of a French page of %s is that of the English page, in its texts, head and structured data',
  async (host, paths) => {
    const { page, leave } = await newVisitor(browser, { javaScriptEnabled: false });
    const same: string[] = [];
    for (const path of paths) {
      await page.goto(shop.at(path, hosts[host as keyof typeof pages]));
      const english = new Set((await textsOf(page)).filter(hasWords));
      const names = await namesOf(page);
      expect(english.size, path).toBeGreaterThan(5);
      await page.goto(shop.at(`/fr${path === '/' ? '' : path}`, hosts[host as keyof typeof pages]));
      expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
      const written = (text: string) => names.some((name) => name.includes(text) || (name && text.includes(name)));
      const left = (await textsOf(page)).filter((text) => english.has(text) && !written(text));
      same.push(...left.map((text) => `${path}: ${text}`));
    }
    expect([...new Set(same)]).toEqual([]);
    await leave();
  },
  120_000,
);
