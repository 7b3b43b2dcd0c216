import {
  accountRoutes,
  favoritesUrl,
  getLanguages,
  helpCodes,
  helpPageUrl,
  helpUrl,
  inLanguage,
  registriesUrl,
  shopAllCode,
  storeUrl,
  type SiteLanguage,
} from '@settee/domain';
import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { menuQuery, sitePagesQuery } from '../data/browse.ts';
import { createDataSource } from '../data/data-source.ts';
import { storesQuery } from '../data/stores.tsx';
import { debuggerUrl } from '../debugger-url.ts';
import type { SiteContext } from '../edges/site.ts';
import { helpUrls, serviceUrls } from '../shell/service-urls.ts';
import { apiPaths } from './api.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { createServerTransport } from './server-transport.ts';

const hour = 'public, max-age=3600';

/** Returns robots.txt with the disallowed paths and the sitemap. */
export function robots(context: Context<ServerEnv>): Response {
  const own = [accountRoutes.account, favoritesUrl, registriesUrl];
  const calls = apiPaths.filter((path) => !own.some((page) => path.startsWith(page)));
  const { origin, site } = context.var.siteContext;
  const pages = ['/checkout', '/search', '/compare', debuggerUrl, ...own];
  const inLanguages = getLanguages(site.siteCulture).flatMap(({ prefix }) =>
    pages.map((path) => inLanguage(prefix, path)),
  );
  const closed = [...inLanguages, ...calls.map((path) => path.replace('*', ''))];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`];
  return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': hour });
}

const escaped = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the entries of a page, one per language, with its pictures. */
function toEntries({ origin, site }: SiteContext, path: string, pictures: ReadonlySet<string> = new Set()): string {
  const languages = getLanguages(site.siteCulture);
  const address = (prefix: string) => escaped(origin + inLanguage(prefix, path));
  const link = ({ locale, prefix }: SiteLanguage) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="${address(prefix)}"/>`;
  const links = languages.length > 1 ? languages.map(link) : [];
  const images = [...pictures].map(
    (url) => `<image:image><image:loc>${escaped(origin + url)}</image:loc></image:image>`,
  );
  const rest = [...links, ...images].join('');
  return languages.map(({ prefix }) => `<url><loc>${address(prefix)}</loc>${rest}</url>`).join('');
}

type Source = ReturnType<typeof createDataSource>;

/** The product pages in XML, read in parts as the response is sent. */
async function* productEntries(source: Source, site: SiteContext): AsyncGenerator<string> {
  let after = 0;
  do {
    const { endpoint, input } = sitePagesQuery(after);
    const { pages, next } = await source.call(endpoint, input);
    yield pages.map(({ url, pictures }) => toEntries(site, url, new Set(pictures))).join('');
    after = next;
  } while (after > 0);
}

const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Streams the sitemap with all indexable pages of the site and the pictures of products. */
export async function sitemap(context: Context<ServerEnv>, { fetchApi }: ServerDeps): Promise<Response> {
  const { siteContext, url } = context.var;
  const source = createDataSource(createServerTransport(fetchApi, siteContext, url, '', context.env).transport);
  const { categories } = await source.call(menuQuery.endpoint, {});
  const services = Object.values({ ...helpUrls, ...serviceUrls }).filter((path) => path !== registriesUrl);
  const { stores } = await source.call(storesQuery.endpoint, {});
  const shelves = [`/${shopAllCode}`, ...categories.map((category) => category.url)];
  const pages = new Set([
    '/',
    ...shelves,
    helpUrl,
    ...helpCodes.map(helpPageUrl),
    ...services,
    ...stores.map(storeUrl),
  ]);
  context.header('content-type', 'application/xml; charset=utf-8');
  context.header('cache-control', hour);
  return stream(context, async (out) => {
    await out.write(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>`);
    await out.write([...pages].map((path) => toEntries(siteContext, path)).join(''));
    for await (const entries of productEntries(source, siteContext)) await out.write(entries);
    await out.write('</urlset>\n');
  });
}
