import { accountRoutes, favoritesUrl, registriesUrl } from '@settee/domain';
import type { Context } from 'hono';
import { listingRead, menuRead } from '../data/browse.ts';
import { createDataSource } from '../data/data-source.ts';
import { debuggerUrl } from '../debugger-url.ts';
import { serviceUrls } from '../shell/service-urls.ts';
import { apiPaths } from './api.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { createServerTransport } from './server-transport.ts';

const hour = 'public, max-age=3600';

/** Returns robots.txt with the disallowed paths and the sitemap. */
export function robots(context: Context<ServerEnv>): Response {
  const own = [accountRoutes.account, favoritesUrl, registriesUrl];
  const calls = apiPaths.filter((path) => !own.some((page) => path.startsWith(page)));
  const closed = ['/checkout', '/search', debuggerUrl, ...own, ...calls.map((path) => path.replace('*', ''))];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.var.siteContext.origin}/sitemap.xml`,
  ];
  return context.text(`${lines.join('\n')}\n`, 200, { 'cache-control': hour });
}

const escaped = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns the sitemap with all indexable pages of the site. */
export async function sitemap(context: Context<ServerEnv>, { fetchApi }: ServerDeps): Promise<Response> {
  const { siteContext, url } = context.var;
  const source = createDataSource(createServerTransport(fetchApi, siteContext, url, '', context.env).transport);
  const { categories } = await source.call(menuRead.endpoint, {});
  const listings = await Promise.all(
    categories.map(async ({ code }) => {
      const { endpoint, input } = listingRead(code, 'featured');
      return source.call(endpoint, input);
    }),
  );
  const products = listings.flatMap((listing) => listing.products.map((product) => product.url));
  const paths = new Set([
    '/',
    ...categories.map((category) => category.url),
    ...products,
    ...Object.values(serviceUrls),
  ]);
  const entries = [...paths].map((path) => `<url><loc>${escaped(siteContext.origin + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
  return context.body(xml, 200, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': hour });
}
