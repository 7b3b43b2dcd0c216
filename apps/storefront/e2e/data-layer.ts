import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventsByKit } from '../../../tooling/docs/events.ts';

export interface Entry {
  event: string;
  [field: string]: unknown;
}

/** The names of all events that the tests of a file have read. */
const seen = new Set<string>();

/** Everything in the data layer of the present document; an error without one. */
export async function layer(page: Page): Promise<readonly Entry[]> {
  const entries: Entry[] = await page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer)));
  for (const { event } of entries) seen.add(event);
  return entries;
}

/** Waits until the data layer ends with these events. */
export async function ends(page: Page, ...expected: readonly object[]): Promise<void> {
  await expect.poll(async () => (await layer(page)).slice(-expected.length)).toEqual(expected);
}

/** Every documented event of a kit has been in the data layer of the running shop. */
export function expectAllSeen(kit: keyof typeof eventsByKit): void {
  const names = Object.values<{ name: string }>(eventsByKit[kit]).map(({ name }) => name);
  expect(names.filter((name) => !seen.has(name))).toEqual([]);
}
