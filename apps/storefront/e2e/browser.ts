import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath, drawingArgs } from '../../../tooling/chromium.ts';
import { limits } from '../../../tooling/limits.ts';
import { watchCards } from './card-watch.ts';

/** Opens Chromium, in which every *.localhost is this machine. No page in it may send a card number in the clear. */
export async function openBrowser({ args = [...chromiumArgs], ...options }: LaunchOptions = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...args, '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    ...options,
  });
  browser.on('context', (context) => watchCards(context));
  return browser;
}

/** Opens Chromium without 3-D: the room shows as a floor plan, because the processor takes long to draw it. */
export const openFlatBrowser = (): Promise<Browser> => openBrowser({ args: [...chromiumArgs, '--disable-3d-apis'] });

/** Opens Chromium that draws 3-D. Only for files named `*.drawing.e2e.ts`, which run one at a time. */
export const openDrawingBrowser = (): Promise<Browser> => openBrowser({ args: [...drawingArgs] });

export interface Visitor {
  page: Page;
  /** Errors and warnings in the console and page errors so far. */
  complaints: readonly string[];
  leave: () => Promise<void>;
}

/** Console messages that depend on the machine: of its graphics driver, and of how long a page took. */
const machineMessages = [
  /^\[\.WebGL-\w+\] ?GL Driver Message /,
  /^\[GroupMarkerNotSet\(crbug\.com\/242999\)!:\w+\] ?Automatic fallback to software WebGL /,
  // A busy machine takes longer than the few seconds to use what it preloads. complaints.e2e.ts checks without a clock.
  /^The resource \S+ was preloaded using link preload but not used within a few seconds from the window's load event/,
];

/** Whether a console message is about the machine and not about the page. */
export const isAboutMachine = (text: string): boolean => machineMessages.some((message) => message.test(text));

/** Opens a page for a new shopper with separate cookies; 1280 px wide by default. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(limits.call);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !isAboutMachine(text))
      complaints.push(`${message.type()}: ${text}`);
  });
  return { page, complaints, leave: () => context.close() };
}

/** Stops the installed clock of a page; it jumps ahead so far that the call arrives before that time. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + limits.poll);
}
