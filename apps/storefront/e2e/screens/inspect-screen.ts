import type { Locator, Page } from 'playwright-core';
import { usable } from '../journey.ts';
import type { Device, Screen } from './screen.ts';
import { findLayoutProblems } from './layout.ts';
import type { Brand, Shoppers } from './shoppers.ts';
import { withTimeout } from '../../../../tooling/with-timeout.ts';
import { readWords, wordsFile } from './words.ts';

const widths: Readonly<Record<Device, number>> = { desktop: 1280, phone: 390 };

export interface Sight {
  /** Texts and controls that are unreadable or not clickable, one sentence each. */
  problems: readonly string[];
  /** The content of the file of its words. */
  words: string;
}

/** Returns the topmost part: the open overlay, else the whole page. */
async function topOf(page: Page, { layer }: Screen): Promise<Locator> {
  const dialogs = page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
  return layer?.(page) ?? ((await dialogs.count()) > 0 ? dialogs.last() : page.locator('body'));
}

/** Reads the words once they no longer change: a scrolled list removes its far parts in a later frame. */
async function readUnchanging(read: Locator, withFrame: boolean): Promise<string[]> {
  let before: string[] | null = null;
  for (;;) {
    const lines = await read.evaluate(readWords, withFrame);
    if (before?.join('\n') === lines.join('\n')) return lines;
    before = lines;
    await read.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

/** Opens a screen of a brand at both widths as its shopper does, and returns what is to be seen there. */
export async function inspectScreen(shoppers: Shoppers, screen: Screen, brand: Brand): Promise<Sight> {
  const { id, path, shopper, open, leave, devices = ['desktop', 'phone'] } = screen;
  const problems: string[] = [];
  const words: Partial<Record<Device, string[]>> = {};
  for (const device of devices) {
    const visit = await shoppers.visit(shopper, brand);
    const { page, waitUntilIdle, shop, journey } = visit;
    await withTimeout(`resizing to ${device}`, page.setViewportSize({ width: widths[device], height: 844 }));
    await page.goto(shop.at(typeof path === 'string' ? path : path[brand], journey.host));
    await usable(page);
    await open?.(page, visit, device);
    await waitUntilIdle();
    const top = await withTimeout('finding the open layer', topOf(page, screen));
    const found = await withTimeout(`looking for problems on ${device}`, top.evaluate(findLayoutProblems));
    problems.push(...found.map((problem) => `${widths[device]} px: ${problem}`));
    // Content loaded by scrolling belongs to the screen.
    await waitUntilIdle();
    const read = screen.words?.(page) ?? top;
    const lines = await withTimeout('reading words', readUnchanging(read, id === 'home'));
    if (lines.length === 0) problems.push(`${widths[device]} px: the screen is empty`);
    words[device] = [`# ${await withTimeout('reading the title', page.title())}`, ...lines];
    await leave?.(page, visit);
  }
  return { problems, words: wordsFile(words.desktop, words.phone) };
}
