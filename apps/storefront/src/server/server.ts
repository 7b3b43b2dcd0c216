import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { loadPage } from '../page-module.ts';
import { notFoundPage, pages, errorPage } from '../routes.ts';
import { assetsFrom } from './assets.ts';
import { openCommerce } from './commerce.ts';
import { createFiles } from './files.ts';
import { findFolders, findOwnVisualizer } from './folders.ts';
import { listen } from './listen.ts';
import { createServer } from './create-server.ts';
import { createPageCache } from './page-cache.ts';

function stop(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const folders = findFolders();
const commerce = await openCommerce(process.env).catch(stop);
const { config, fetchApi, log, changes } = commerce;
// Every page's code is there before the first shopper, and stays when the files are replaced.
await Promise.all([...pages, notFoundPage, errorPage].map(loadPage));
const getAssets = assetsFrom(JSON.parse(readFileSync(folders.manifest, 'utf8')));
const readStyles = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(join(folders.client, file), 'utf8')))).join('');
const app = new Hono();
app.route('/', createFiles(folders));
const ownVisualizer = findOwnVisualizer(folders.visualizer);
const sharedPages = createPageCache();
changes?.subscribe({ onChange: sharedPages.drop, onListening: sharedPages.setListening });
app.route(
  '/',
  createServer({
    config,
    fetchApi,
    log,
    assetsOf: getAssets,
    readStyles,
    ownVisualizer,
    hasPolicy: true,
    ...(changes && { pages: sharedPages }),
    now: () => new Date(),
  }),
);
await listen(app.fetch, commerce).catch(stop);
