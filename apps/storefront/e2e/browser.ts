import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../../tooling/chromium.ts';
import { watchCards } from './card-watch.ts';

/** Opens Chromium, in which every *.localhost is this machine. No page in it may send a card number in the clear. */
export async function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const args = [...chromiumArgs, '--host-resolver-rules=MAP *.localhost 127.0.0.1'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args, ...options });
  browser.on('context', (context) => watchCards(context));
  return browser;
}

export interface Visitor {
  page: Page;
  /** Console messages and page errors so far. */
  complaints: readonly string[];
  leave: () => Promise<void>;
}

/** Opens a page for a new shopper with separate cookies; 1280 px wide by default. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  return { page, complaints, leave: () => context.close() };
}
