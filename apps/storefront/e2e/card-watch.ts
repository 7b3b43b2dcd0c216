import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { BrowserContext, Request, Response } from 'playwright-core';
import { findCardData } from '../../../tooling/card-data.ts';
import { findLeaksInTables } from '../../commerce-api/src/testing/search-card-data.ts';

/** Places with a card number or a security code in the clear, each with the text around it. */
export type CardLeaks = string[];

/** The leaks of the file that runs now. */
export const cardLeaks: CardLeaks = [];

function search(leaks: CardLeaks, where: string, text: string): void {
  const found = findCardData(text);
  if (found !== undefined) leaks.push(`${where}: ${found}`);
}

/** Bodies of responses that are still being read. */
const reading: Promise<void>[] = [];

const hasPage = new Set(['document', 'fetch', 'xhr']);

/** A request of a page to Braintree, the only one that may have a card. */
const isForProvider = (request: Request) => 'braintree-version' in request.headers();

/** Searches what the pages of a browser send to a shop and what they get from it. */
export function watchCards(context: BrowserContext, leaks: CardLeaks = cardLeaks): void {
  context.on('request', (request: Request) => {
    if (isForProvider(request)) return;
    const name = `request ${request.method()} ${request.url()}`;
    search(leaks, name, `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  context.on('response', (response: Response) => {
    if (!hasPage.has(response.request().resourceType())) return;
    // The body is gone when the browser has left the page.
    const body = response.text().catch(() => '');
    reading.push(body.then((text) => search(leaks, `response of ${response.url()}`, text)));
  });
}

/** Waits for the bodies that are still being read, and returns the leaks of the file. */
export async function takeLeaks(): Promise<CardLeaks> {
  await Promise.all(reading.splice(0));
  return cardLeaks.splice(0);
}

/** Searches every table but those of the catalog. */
export async function searchDatabase(database: PGlite, leaks: CardLeaks = cardLeaks): Promise<void> {
  const query = async (statement: string) => (await database.query<object>(statement)).rows;
  leaks.push(...(await findLeaksInTables({ query })));
}

/** A row of a database by column. */
export type Row = Record<string, unknown>;

export interface DataSearch {
  leaks?: CardLeaks;
  /** SQL to run in the database. */
  statements?: readonly string[];
}

/** Searches the mails and the database of a stopped shop, which takes half a second. Returns the rows of each statement. */
export async function searchData(
  folder: string,
  { leaks = cardLeaks, statements = [] }: DataSearch = {},
): Promise<Row[][]> {
  for (const mail of globSync('mail/**/*', { cwd: folder, withFileTypes: true }))
    if (mail.isFile()) search(leaks, `mail ${mail.name}`, readFileSync(join(mail.parentPath, mail.name), 'utf8'));
  const dataDir = join(folder, 'db');
  // A storefront with a separate commerce API has no database.
  if (!existsSync(dataDir)) return [];
  const database = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  await searchDatabase(database, leaks);
  const rows: Row[][] = [];
  for (const statement of statements) rows.push((await database.query<Row>(statement)).rows);
  await database.close();
  return rows;
}

/** Searches the log of a shop. */
export const searchLog = (log: string, leaks: CardLeaks = cardLeaks): void => search(leaks, 'log', log);
