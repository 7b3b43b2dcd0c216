import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { findLayoutProblems } from './screens/layout.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 390, height: 600 } });
});
afterAll(() => browser?.close());

async function problemsOf(body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>* { margin: 0; font: 16px/1.5 sans-serif }</style>${body}`);
  return page.locator('body').evaluate(findLayoutProblems);
}

const tall = '<div style="height: 2000px"></div>';
const bar = (text: string) => `<div style="position: sticky; top: 0; background: white">${text}</div>`;

test.each([
  [
    'a button under another element',
    '<button>Pay</button><div style="margin-top: -24px; position: relative; background: tan">Over</div>',
    "button 'Pay' is covered by div 'Over'",
  ],
  [
    'a button of a fixed summary under what scrolls',
    `${bar('<button>Pay</button>')}<img alt="Card" style="position: relative; display: block; width: 200px; height: 400px; margin-top: 100px">${tall}`,
    "button 'Pay' is fixed on the screen and covered by img '' when scrolled",
  ],
  ['a page that scrolls sideways', '<p style="width: 500px">A long line</p>', 'the page scrolls sideways by 110 px'],
  [
    'a word that sticks out',
    '<p style="margin-left: -40px">Out of sight</p>',
    "p 'Out of sight' sticks out of the screen",
  ],
  [
    'two words on each other',
    '<p>First</p><p style="margin-top: -20px">Second</p>',
    "text 'First' overlaps text 'Second'",
  ],
  [
    'two buttons on each other',
    '<button style="width: 90px">First</button><button style="width: 90px; margin-left: -20px">Second</button>',
    "button 'First' overlaps button 'Second'",
  ],
])('finds %s', async (_, body, problem) => {
  expect(await problemsOf(body)).toContain(problem);
});

test.each([
  ['a button that a sticky bar covers until it is scrolled to', `${bar('Shop')}<button>Pay</button>${tall}`],
  [
    'a carousel that scrolls by itself',
    '<div style="overflow-x: auto; white-space: nowrap"><button style="width: 300px">One</button><button style="width: 300px">Two</button></div>',
  ],
  [
    'a small button on a large link',
    '<div style="position: relative"><a href="#x" style="display: block; height: 200px"></a><button style="position: absolute; top: 8px; right: 8px">Save</button></div>',
  ],
  [
    'a small button within a field',
    '<div style="position: relative; width: 100px"><input style="display: block; box-sizing: border-box; width: 100px; height: 48px"><button style="position: absolute; right: 2px; top: 2px; width: 44px; height: 44px">?</button></div>',
  ],
  [
    'a box that is painted by its label',
    '<label style="position: relative"><input type="checkbox" style="position: absolute; opacity: 0"><span>Agree</span></label>',
  ],
  [
    'words that only readers say',
    '<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Hidden</span><p>Shown</p>',
  ],
])('accepts %s', async (_, body) => {
  expect(await problemsOf(body)).toEqual([]);
});
