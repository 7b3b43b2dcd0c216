import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { runWithConcurrency, root } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import { getPageKey, getStoryViewports, openBrowser, openPage, prepareStories } from './screenshots.ts';
import type { PreparedStory } from './chromatic.ts';
import type { OwnSizes, Shot, StoryEntry } from './shots.ts';
import { createPlaceholder } from './placeholder.ts';

export interface Session {
  entries: Readonly<Record<string, StoryEntry>>;
  /** Address of the served Storybook. */
  origin: string;
  stories: Readonly<Record<string, PreparedStory>>;
  ownSizes: OwnSizes;
  /** Version of the browser. */
  version: string;
  /** Processes the shots on several pages; the order of the results is not defined. */
  each<T>(shots: readonly Shot[], work: (page: Page, origin: string, shot: Shot) => Promise<T>): Promise<T[]>;
}

/** Serves the built Storybook and opens pages on it, four by default. Ends the process when there is none. */
export async function withStorybook<T>(work: (session: Session) => Promise<T>, count = 4): Promise<T> {
  const storybook = join(root, 'storybook-static');
  const index = join(storybook, 'index.json');
  if (!existsSync(index)) {
    console.error('There is no built Storybook: npm run build-storybook makes it.');
    process.exit(1);
  }
  const { entries }: Pick<Session, 'entries'> = JSON.parse(readFileSync(index, 'utf8'));
  const browser = await openBrowser();
  const { origin, close } = await serveFolder(storybook, createPlaceholder);
  try {
    const first = await openPage(browser);
    const pages = [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => openPage(browser))))];
    const each: Session['each'] = (shots, visit) => {
      const sorted = shots.toSorted((one, two) => getPageKey(one).localeCompare(getPageKey(two)));
      return runWithConcurrency(sorted, count, async (shot) => {
        const free = pages.pop();
        // `visit` closes a page after a failure: work that is pending in it must not affect the next shot.
        const page = free && !free.isClosed() ? free : await openPage(browser);
        const result = await visit(page, origin, shot);
        pages.push(page);
        return result;
      });
    };
    const stories = await prepareStories(first, origin);
    return await work({
      entries,
      origin,
      stories,
      ownSizes: getStoryViewports(stories),
      version: browser.version(),
      each,
    });
  } finally {
    await browser.close();
    close();
  }
}
