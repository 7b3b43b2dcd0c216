import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { limits } from '../limits.ts';
import { withTimeout } from '../with-timeout.ts';
import { type PreparedStory, viewportSize } from './chromatic.ts';
import type { OwnSizes, Shot } from './shots.ts';

/** The day that every story is shown on. */
const today = new Date('2026-03-02T16:00:00Z');

/** Storybook events of a story that fails to render or throws in its play function. */
const errorEvents = [
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
  'storyThrewException',
  'storyErrored',
];

interface Finished {
  storyId?: string;
  status?: string;
  reporters?: { status: string; result: { violations?: { id: string; nodes: { target: unknown[] }[] }[] } }[];
}

interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: object): void;
    last(event: string): readonly [Finished] | undefined;
  };
  /** Last error event of each type before the current story. */
  past?: readonly unknown[];
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArgs, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  });
}

/** A page on which two runs draw the same: fixed day, zone and language, no motion. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(today);
  // Native controls ignore synthetic key events (`packages/ui/src/fixtures/press-key.ts`).
  await page.exposeFunction('reallyPressKey', (key: string) => page.keyboard.press(key));
  return page;
}

/** The stories as their files state them. */
export async function prepareStories(page: Page, origin: string): Promise<Record<string, PreparedStory>> {
  interface PreviewWindow {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: object; extract(): Promise<Record<string, PreparedStory>> };
  }
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => (window as Window & PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue);
  return page.evaluate(async () => {
    const preview = (window as Window & PreviewWindow).__STORYBOOK_PREVIEW__;
    const stories = Object.entries((await preview?.extract()) ?? {});
    return Object.fromEntries(
      stories.map(
        ([
          id,
          {
            storyGlobals,
            parameters: { chromatic, viewport },
          },
        ]) => [id, { storyGlobals, parameters: { chromatic, viewport } }],
      ),
    );
  });
}

/** The windows that stories set for themselves. */
export function getStoryViewports(stories: Readonly<Record<string, PreparedStory>>): OwnSizes {
  const sizes = Object.entries(stories).map(
    ([id, story]) => [id, viewportSize(story, story.storyGlobals.viewport?.value)] as const,
  );
  return Object.fromEntries(sizes.flatMap(([id, size]) => (size ? [[id, size]] : [])));
}

/** Shots with the same dress can be taken on one page after another. */
export const getPageKey = ({ brand, scheme, width, height, isCompared }: Shot) =>
  `${brand} ${scheme} ${width}x${height}${isCompared ? ' judged' : ''}`;

/** Configuration that each page currently shows. */
const shown = new WeakMap<Page, string>();

/** Renders a story in a newly loaded Storybook. */
async function load(page: Page, origin: string, shot: Shot, others: Readonly<Record<string, string>> = {}) {
  const { story, brand, scheme, width, height, isCompared } = shot;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const more = Object.entries(others).map(([name, value]) => `;${name}:${value}`);
  const globals = `brand:${brand};scheme:${scheme}${isCompared ? '' : ';a11y.manual:!true'}${more.join('')}`;
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
}

/** Draws a story in the Storybook that is there. */
const turnTo = (page: Page, { story }: Shot): Promise<void> =>
  page.evaluate(
    ([storyId, events]) => {
      scrollTo(0, 0);
      const storybook: StorybookWindow = window as Window & StorybookWindow;
      const channel = storybook.__STORYBOOK_ADDONS_CHANNEL__;
      storybook.past = events.map((event) => channel?.last(event));
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    },
    [story, errorEvents] as const,
  );

/** Waits until a story is rendered, played and checked. Throws on any failure. */
async function untilFinished(page: Page, { story }: Shot): Promise<void> {
  const ended = await page.waitForFunction(
    ([id, events]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, past }: StorybookWindow = window as Window & StorybookWindow;
      const failure = events.map((event) => channel?.last(event)).find((payload, index) => payload !== past?.[index]);
      if (failure) return JSON.stringify(failure).slice(0, 400);
      const [finished] = channel?.last('storyFinished') ?? [];
      if (finished?.storyId !== id) return null;
      if (finished.status === 'success') return finished.status;
      const broken = finished.reporters?.flatMap(({ result }) => result.violations ?? []) ?? [];
      return broken
        .map((rule) => `${rule.id}: ${rule.nodes.map(({ target }) => target.join(' ')).join(', ')}`)
        .join('; ');
    },
    [story, errorEvents] as const,
    { timeout: limits.story },
  );
  const payload = await ended.jsonValue();
  if (payload !== 'success') throw new Error(payload ?? '');
}

/** Waits until everything that a picture shows is there and at rest. */
async function waitUntilStable(page: Page): Promise<void> {
  const stable = page.evaluate(async () => {
    await document.fonts.ready;
    // Images that are off-screen or lazily decoded would be in one screenshot and missing in the next.
    const pictures = [...document.images];
    for (const picture of pictures) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    // Focus scrolls to a position that depends on the fonts loaded by then, and sticky elements move with it.
    scrollTo(0, 0);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames++) await frame();
  });
  await withTimeout('waiting for fonts and images', stable);
}

/**
 * Renders, plays and checks a story; reuses the loaded Storybook when brand, scheme and size match, unless a
 * reload is requested. Throws on any failure.
 */
export async function play(page: Page, origin: string, shot: Shot, anew = false): Promise<void> {
  await page.mouse.move(0, 0);
  const loaded = shown.get(page) === getPageKey(shot);
  shown.delete(page);
  if (loaded && !anew) await turnTo(page, shot);
  else await load(page, origin, shot);
  await untilFinished(page, shot);
  shown.set(page, getPageKey(shot));
}

/** Waits until a story is rendered, whatever its play function finds. Throws when it fails to render. */
async function untilRendered(page: Page, { story }: Shot): Promise<void> {
  const ended = await page.waitForFunction(
    ([id, events]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel, past }: StorybookWindow = window as Window & StorybookWindow;
      const latest = events.map((event) => channel?.last(event));
      const failure = latest.find((payload, index) => events[index]?.startsWith('story') && payload !== past?.[index]);
      if (failure) return JSON.stringify(failure).slice(0, 400);
      const [finished] = channel?.last('storyFinished') ?? [];
      return finished?.storyId === id && 'rendered';
    },
    [story, errorEvents] as const,
    { timeout: limits.story },
  );
  const result = await ended.jsonValue();
  if (result !== 'rendered') throw new Error(String(result));
}

/** Renders a story with other globals, such as another language. Throws when it fails to render. */
export async function render(page: Page, origin: string, shot: Shot, globals: Readonly<Record<string, string>>) {
  const key = `${getPageKey(shot)} ${JSON.stringify(globals)}`;
  const isLoaded = shown.get(page) === key;
  shown.delete(page);
  if (isLoaded) await turnTo(page, shot);
  else await load(page, origin, shot, globals);
  await untilRendered(page, shot);
  shown.set(page, key);
}

/** Takes a full-page screenshot of the current story. */
export async function takeScreenshot(page: Page): Promise<Buffer> {
  await waitUntilStable(page);
  return captureScreenshot(page);
}

const captureScreenshot = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });

/** Repeats the screenshot until two in a row are equal; returns the last one after 2 s. */
export async function waitForStableScreenshot(page: Page): Promise<Buffer> {
  let before = await takeScreenshot(page);
  for (let attempt = 0; attempt < 8; attempt++) {
    await page.waitForTimeout(250);
    const after = await captureScreenshot(page);
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
}
