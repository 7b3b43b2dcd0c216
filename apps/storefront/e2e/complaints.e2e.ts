import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAboutMachine, newVisitor, openBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(() => browser?.close());

const driver = '[.WebGL-0x26dc000a2800]GL Driver Message (OpenGL, Performance, GL_CLOSE_PATH_NV, High): GPU stall';

test.each([
  [`${driver} due to ReadPixels`, true],
  ['[GroupMarkerNotSet(crbug.com/242999)!:A0A02D00]Automatic fallback to software WebGL has been deprecated.', true],
  [
    "The resource http://localhost/a.woff2 was preloaded using link preload but not used within a few seconds from the window's load event. Please make sure",
    true,
  ],
  ['[.WebGL-0x26dc000a2800] GL_INVALID_OPERATION: glDrawElements: Vertex buffer is not big enough.', false],
  ['A preload for http://localhost/a.woff2 is found, but is not used because the request credentials mode', false],
  ['Failed to load resource: the server responded with a status of 403 (Forbidden)', false],
])('a console message is about the machine and not about the page: %s %s', (text, isAbout) => {
  expect(isAboutMachine(text)).toBe(isAbout);
});

/** Preloaded files of a page that nothing on it uses. */
const findUnusedPreloads = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const fonts = rules.flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const value = (name: string) => rule.style.getPropertyValue(name).replaceAll('"', '');
      const isLoaded = loaded.some(
        ({ family, weight, style, unicodeRange }) =>
          family.replaceAll('"', '') === value('font-family') &&
          weight === (value('font-weight') || 'normal') &&
          style === (value('font-style') || 'normal') &&
          unicodeRange === (value('unicode-range') || 'U+0-10FFFF'),
      );
      return isLoaded ? [value('src')] : [];
    });
    const used = [...fonts, ...[...document.images].map(({ currentSrc }) => currentSrc)].join(' ');
    const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    const files = preloads.map(
      (link) => [link.href, link.imageSrcset].join(' ').match(/[^/\s]+\.(?:woff2|avif)/g) ?? [],
    );
    return files.filter((names) => !names.some((name) => used.includes(`/${name}`))).map((names) => names.join(' '));
  });

test.each(['main', 'cb2'] as const)('every file that a page of %s preloads is used', async (brand) => {
  const journey = journeys[brand];
  const { page, leave } = await newVisitor(browser);
  for (const path of ['/', '/sofas', '/search?q=table', journey.sofa, journey.small, '/checkout/cart', '/stores']) {
    await open(page, shop, journey, path);
    expect(await page.locator('link[rel=preload]').count(), path).toBeGreaterThan(0);
    await expect.poll(() => findUnusedPreloads(page), { message: path }).toEqual([]);
  }
  await leave();
});
