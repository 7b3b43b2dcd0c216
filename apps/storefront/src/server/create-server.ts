import { Hono } from 'hono';
import { resolveSiteContext } from '../edges/site.ts';
import { handleApi, apiPaths } from './api.ts';
import { getEndpointOverrides } from './endpoint-overrides.ts';
import { checkoutEntry } from './checkout-entry.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { handlePage } from './pages.ts';
import { robots, sitemap } from './robots.ts';
import { securityHeaders } from './security-headers.ts';
import { getPublicUrl } from './public-url.ts';

/** The whole server but its files: calls, redirects and pages. */
export function createServer(parts: ServerDeps): Hono<ServerEnv> {
  const { config } = parts;
  const app = new Hono<ServerEnv>();
  app.use(async (context, next) => {
    const url = getPublicUrl(context.req.raw, config.trustedProxies > 0);
    context.set('url', url);
    context.set('siteContext', resolveSiteContext(url, config.siteHosts));
    await next();
    for (const [name, value] of Object.entries(securityHeaders(url.protocol === 'https:'))) context.header(name, value);
  });
  const configured = Object.values(getEndpointOverrides(config).configuredCalls).flatMap(
    (call) => call?.path?.replaceAll(/{(\w+)}/g, ':$1') ?? [],
  );
  for (const path of new Set([...apiPaths, ...configured])) app.all(path, (context) => handleApi(context, parts));
  // This process is alive whatever becomes of the commerce API.
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/robots.txt', (context) => robots(context));
  app.get('/sitemap.xml', (context) => sitemap(context, parts));
  app.on(['GET', 'POST'], '/checkout', (context) => checkoutEntry(context, parts));
  app.get('*', (context) => handlePage(context, parts));
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) => {
    parts.log(error);
    return context.text('Something went wrong. Please try again.', 500);
  });
  return app;
}
