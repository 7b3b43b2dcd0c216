import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
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

/** Node parses a package's exports anew for each of its files, and this one's are large: a quarter of a start. */
const slowLookup = '/node_modules/drizzle-orm/';

registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier.startsWith('.') && context.parentURL?.includes(slowLookup)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    // Node runs the workspace's packages from their TypeScript sources.
    return next(specifier, { ...context, conditions: [...context.conditions, '@settee/source'] });
  },
});

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
