import { Hono } from 'hono';
import { checkoutUrl, getLanguages, inLanguage, sharePictureFolder, sites, splitLanguage } from '@settee/domain';
import { resolveSiteContext } from '../edges/site.ts';
import { handleApi, apiPaths, loadedPaths } from './api.ts';
import { getEndpointOverrides } from './endpoint-overrides.ts';
import { checkoutEntry } from './checkout-entry.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { handlePage } from './pages.ts';
import { manifest } from './manifest.ts';
import { robots, sitemap } from './robots.ts';
import { securityHeaders } from './security-headers.ts';

/** The URL the shopper sees; behind a trusted proxy its protocol is the proxy's. */
function getPublicUrl(request: Request, isProxyTrusted: boolean): URL {
  const url = new URL(request.url);
  if (isProxyTrusted && request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https')
    url.protocol = 'https:';
  return url;
}

/** Starts of the paths of all languages but the first of each site. */
const prefixes = [
  ...new Set(sites.flatMap(({ siteCulture }) => getLanguages(siteCulture).map(({ prefix }) => prefix))),
].filter((prefix) => prefix !== '');

/** The whole server but its files: calls, redirects and pages. */
export function createServer(parts: ServerDeps): Hono<ServerEnv> {
  const { config } = parts;
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    const url = getPublicUrl(context.req.raw, config.trustedProxies > 0);
    const siteContext = resolveSiteContext(url, config.siteHosts);
    url.pathname = splitLanguage(url.pathname, siteContext.site.siteCulture).path;
    context.set('url', url);
    context.set('siteContext', siteContext);
    await next();
    for (const [name, value] of Object.entries(securityHeaders(url.protocol === 'https:'))) context.header(name, value);
  });
  const configured = Object.values(getEndpointOverrides(config).configuredCalls).flatMap(
    (call) => call?.path?.replaceAll(/{(\w+)}/g, ':$1') ?? [],
  );
  for (const path of new Set([...apiPaths, ...configured])) app.all(path, (context) => handleApi(context, parts));
  for (const path of loadedPaths.flatMap((path) => prefixes.map((prefix) => inLanguage(prefix, path))))
    app.all(path, (context, next) =>
      context.var.siteContext.language.prefix === '' ? next() : handleApi(context, parts),
    );
  // This process is alive whatever becomes of the commerce API.
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/manifest.webmanifest', (context) => manifest(context));
  app.get(`${sharePictureFolder}/*`, (context) => handleApi(context, parts));
  app.get('/robots.txt', (context) => robots(context));
  app.get('/sitemap.xml', (context) => sitemap(context, parts));
  const entries = [checkoutUrl, ...prefixes.map((prefix) => inLanguage(prefix, checkoutUrl))];
  app.on(['GET', 'POST'], entries, (context, next) =>
    context.var.url.pathname === checkoutUrl ? checkoutEntry(context, parts) : next(),
  );
  app.get('*', (context) => handlePage(context, parts));
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) => {
    parts.log(error);
    return context.text('Something went wrong. Please try again.', 500);
  });
  return app;
}
