import { AxeBuilder } from '@axe-core/playwright';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { limits } from '../limits.ts';
import { writeRows, type TestRow } from '../reports.ts';
import { runWithConcurrency } from '../run.ts';
import { openBrowser, openPage } from './screenshots.ts';
import { withStorybook } from './session.ts';
import type { StoryEntry } from './shots.ts';

type Rule = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

// Opens the guides of the built Storybook and the first docs page of each group of components, or with `--all` every
// docs page: axe finds nothing, the console has no line, and nothing is wider than a phone. Pages of a group have the
// same parts.
const { only, file, all, ...flags } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    file: { type: 'string', default: '' },
    report: { type: 'string', default: '' },
    pages: { type: 'string', default: '3' },
  },
}).values;
const report = flags.report || (only || file || all ? '' : 'docs-pages');

interface DocsWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: object): void;
    last(event: string): readonly [string] | undefined;
  };
}

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

/** A page with a docs page in it; the stories in frames are checked as stories, so they do not load. */
async function openDocs(browser: Browser, origin: string, id: string, onLine: (line: string) => void): Promise<Page> {
  const page = await openPage(browser);
  page.on('console', (line) => onLine(`console ${line.type()}: ${line.text().slice(0, 300)}`));
  page.on('pageerror', (error) => onLine(`error: ${error.message}`));
  await page.setViewportSize(desktop);
  await page.route('**/iframe.html?*embedded=true*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Story</title></html>' }),
  );
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs&globals=a11y.manual:!true`);
  return page;
}

/** Shows another docs page in the Storybook that is there. */
const turnTo = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel }: DocsWindow = window as Window & DocsWindow;
    channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);

/** Waits until a docs page and the stories in it are rendered. */
async function untilRendered(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (docsId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel }: DocsWindow = window as Window & DocsWindow;
      const isPageRendered =
        channel?.last('docsRendered')?.[0] === docsId && document.querySelector('main h1') !== null;
      const stories = [...document.querySelectorAll('.docs-story')];
      return isPageRendered && stories.every((story) => story.querySelector('iframe, [id$="-inner"] > *') !== null);
    },
    id,
    { timeout: limits.story },
  );
}

/** Returns the problems that axe finds around the stories of a docs page; each story is checked alone. */
async function findViolations(page: Page): Promise<string[]> {
  // Storybook draws the trees of objects.
  const outside = ['iframe', '.rejt-tree', '[id^="story--"]'];
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false, resultTypes: ['violations'] });
  const { violations } = await outside.reduce((builder, selector) => builder.exclude(selector), axe).analyze();
  const problems: string[] = [];
  for (const rule of violations) {
    const failed = await failedElements(page, rule);
    if (failed.length > 0) problems.push(`${rule.id}: ${failed.join(', ').slice(0, 300)}`);
  }
  return problems;
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 800 };

/** Returns what makes a docs page wider than a phone, without what scrolls inside of its place. */
async function findOverflow(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  const problems = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const clips = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const wide = [...document.querySelectorAll('main *')].filter((element) => {
      const { left, width } = element.getBoundingClientRect();
      const right = left + Math.max(width, element.scrollWidth);
      return right > clientWidth && !clips(element.parentElement) && getComputedStyle(element).overflowX === 'visible';
    });
    const names = wide.map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
    return [`${scrollWidth - clientWidth} px wider than a phone: ${names.slice(-3).join(', ')}`];
  });
  await page.setViewportSize(desktop);
  return problems;
}

/** Docs pages on one page of the browser, one after another: to load Storybook for each takes most of the time. */
function createChecker(browser: Browser, origin: string) {
  let lines: string[] = [];
  let open: Page | undefined;

  const show = async (id: string): Promise<Page> => {
    if (open) {
      await turnTo(open, id);
      return open;
    }
    return openDocs(browser, origin, id, (line) => lines.push(line));
  };

  return async (id: string): Promise<string> => {
    lines = [];
    try {
      const page = await show(id);
      open = page;
      await untilRendered(page, id);
      return [...(await findViolations(page)), ...(await findOverflow(page)), ...lines].join('; ');
    } catch (error) {
      await open?.context().close();
      open = undefined;
      return [...lines, error instanceof Error ? error.message : String(error)].join('; ');
    }
  };
}

const toRow = ({ title = '', name = '', importPath = '' }: StoryEntry, message: string): TestRow => {
  const row = { title: `${title} > ${name}`, file: importPath };
  return message === '' ? { ...row, passed: true } : { ...row, passed: false, message };
};

/** The guides, and the first page of each group of components, such as `Checkout/Cart`. */
function withoutRepeats(pages: readonly StoryEntry[]): StoryEntry[] {
  const isGuide = ({ importPath = '' }: StoryEntry) => importPath.endsWith('.mdx');
  const groupOf = ({ title = '' }: StoryEntry) => title.replace(/[/][^/]*$/, '');
  const groups = Map.groupBy(pages, (entry) => (isGuide(entry) ? entry.id : groupOf(entry)));
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

const rows = await withStorybook(async ({ entries, origin }) => {
  const browser = await openBrowser();
  const every = Object.values(entries).filter(({ type }) => type === 'docs');
  const chosen = all || only || file ? every : withoutRepeats(every);
  const pages = chosen
    .filter(({ id }) => id.includes(only))
    .filter(({ importPath }) => file === '' || importPath === file);
  const checkers = Array.from({ length: Number(flags.pages) }, () => createChecker(browser, origin));
  const results = await runWithConcurrency(pages, checkers.length, async (entry) => {
    const began = performance.now();
    const check = checkers.pop() ?? createChecker(browser, origin);
    const message = await check(entry.id);
    checkers.push(check);
    if (message !== '') console.log(`${entry.id}: ${message}`);
    return { ...toRow(entry, message), ms: Math.round(performance.now() - began) };
  });
  await browser.close();
  return results;
}, 1);
if (report) writeRows(report, rows);
const passed = rows.filter((row) => row.passed).length;
console.log(`${passed} passed, ${rows.length - passed} failed`);
process.exitCode = rows.length > passed || passed === 0 ? 1 : 0;
