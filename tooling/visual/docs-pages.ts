import { AxeBuilder } from '@axe-core/playwright';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { runWithConcurrency } from '../run.ts';
import { writeRows, type TestRow } from '../reports.ts';
import { openBrowser, openPage } from './screenshots.ts';
import { withStorybook } from './session.ts';
import type { StoryEntry } from './shots.ts';

type Rule = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

// Opens every docs page of the built Storybook: axe finds nothing, and the console has no line.
const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values;

/**
 * Finds elements with a problem. Rules about a whole page do not count within stories, and headings of stories do not
 * count for those around: a docs page shows parts of several pages, and each story is checked alone.
 */
async function failedElements(page: Page, { id, nodes }: Rule): Promise<string[]> {
  const selectors = nodes.map(({ target }) => target.join(' '));
  if (!['heading-order', 'landmark-unique'].includes(id)) return selectors;
  return page.evaluate(
    ({ all, isOrder }) => {
      const isOutside = (element: Element) => element.closest('[id^="story--"]') === null;
      const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isOutside);
      const level = (heading: Element | undefined) => Number(heading?.tagName.slice(1) ?? 0);
      return all.filter((selector) => {
        const element = document.querySelector(selector);
        if (element === null || !isOutside(element)) return false;
        const before = headings[headings.indexOf(element) - 1];
        return !isOrder || level(element) > level(before) + 1;
      });
    },
    { all: selectors, isOrder: id === 'heading-order' },
  );
}

/** Problems of a docs page; a fresh browser context each, because the frames of a page load later. */
async function check(browser: Browser, origin: string, id: string): Promise<string> {
  const page = await openPage(browser);
  const problems: string[] = [];
  page.on('console', (line) => problems.push(`console ${line.type()}: ${line.text().slice(0, 300)}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  try {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`, {
      waitUntil: 'domcontentloaded',
    });
    await page.locator('main h1').first().waitFor({ timeout: 60_000 });
    // Frames load one after another, and are checked as stories; Storybook draws the trees of objects.
    const axe = new AxeBuilder({ page })
      .exclude('iframe')
      .exclude('.rejt-tree')
      .setLegacyMode()
      .options({ iframes: false });
    const { violations } = await axe.analyze();
    for (const rule of violations) {
      const failed = await failedElements(page, rule);
      if (failed.length > 0) problems.push(`${rule.id}: ${failed.join(', ').slice(0, 300)}`);
    }
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  await page.context().close();
  return problems.join('; ');
}

const toRow = ({ title = '', name = '', importPath = '' }: StoryEntry, message: string): TestRow => {
  const row = { title: `${title} > ${name}`, file: importPath };
  return message === '' ? { ...row, passed: true } : { ...row, passed: false, message };
};

const rows = await withStorybook(async ({ entries, origin }) => {
  const browser = await openBrowser();
  const pages = Object.values(entries).filter(({ type, id }) => type === 'docs' && id.includes(only));
  const results = await runWithConcurrency(pages, 3, async (entry) => {
    const message = await check(browser, origin, entry.id);
    if (message !== '') console.log(`${entry.id}: ${message}`);
    return toRow(entry, message);
  });
  await browser.close();
  return results;
});
if (only === '') writeRows('docs-pages', rows);
const passed = rows.filter((row) => row.passed).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = rows.length > passed || passed === 0 ? 1 : 0;
