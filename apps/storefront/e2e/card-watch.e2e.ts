import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { chromiumArgs, chromiumPath } from '../../../tooling/chromium.ts';
import { freePort } from '../../../tooling/postgres.ts';
import { searchData, searchDatabase, searchLog, watchCards } from './card-watch.ts';

const number = '4111 1111 1111 1111';

test('a card number or security code in a request or a response of a shop is found', async () => {
  const port = await freePort();
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(request.url === '/receipt' ? `Paid with ${number}` : '<h1>Shop</h1>');
  }).listen(port, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  const context = await browser.newContext();
  const leaks: string[] = [];
  watchCards(context, leaks);
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const post = (body: object) =>
    page.evaluate((text) => fetch('/save', { method: 'POST', body: text }).then(() => undefined), JSON.stringify(body));
  await post({ lastFour: '1111' });
  expect(leaks).toEqual([]);
  await post({ note: number });
  await post({ code: securityCode });
  await page.goto(`http://127.0.0.1:${port}/receipt`);
  await expect.poll(() => leaks.length).toBe(3);
  expect(leaks).toEqual([
    expect.stringMatching(/^request POST .*\/save: .*4111 1111 1111 1111/),
    expect.stringMatching(/^request POST .*\/save: .*846/),
    expect.stringMatching(/^response of .*\/receipt: Paid with 4111 1111 1111 1111/),
  ]);
  await browser.close();
  server.close();
});

test('a card number in a table, a mail or the log of a shop is found', async () => {
  const leaks: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'settee-card-watch-'));
  await mkdir(join(folder, 'mail'));
  await writeFile(join(folder, 'mail/1.html'), `<p>${number}</p>`);
  await searchData(folder, { leaks });
  await rm(folder, { recursive: true, force: true });
  const database = await PGlite.create();
  await database.exec(`create table note (id int, words jsonb); insert into note values (846, '{"a":["${number}"]}')`);
  await database.exec('create table visit (number_of_pages int); insert into visit values (846)');
  await searchDatabase(database, leaks);
  await database.close();
  searchLog('{"level":"info","cvv":"123"}', leaks);
  expect(leaks.map((leak) => leak.split(':')[0])).toEqual(['mail 1.html', 'table note', 'log']);
});
