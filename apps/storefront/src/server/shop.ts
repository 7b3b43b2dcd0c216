import { Hono } from 'hono';
import { standingOf } from '../edges/site.ts';
import { answerApi, apiPaths } from './api.ts';
import { callsOf } from './configured-calls.ts';
import { checkoutEntry } from './checkout-entry.ts';
import type { Parts, ShopEnvironment } from './parts.ts';
import { answerPage } from './pages.ts';
import { robots, sitemap } from './robots.ts';
import { safetyHeaders } from './security-headers.ts';
import { shownUrl } from './shown-url.ts';

/** The whole server but its files: calls, redirects and pages. */
export function createShop(parts: Parts): Hono<ShopEnvironment> {
  const { config } = parts;
  const app = new Hono<ShopEnvironment>();
  app.use(async (context, next) => {
    const url = shownUrl(context.req.raw, config.trustedProxies > 0);
    context.set('url', url);
    context.set('standing', standingOf(url, config.siteHosts));
    await next();
    for (const [name, value] of Object.entries(safetyHeaders(url.protocol === 'https:'))) context.header(name, value);
  });
  const configured = Object.values(callsOf(config).configuredCalls).flatMap(
    (call) => call?.path?.replaceAll(/{(\w+)}/g, ':$1') ?? [],
  );
  for (const path of new Set([...apiPaths, ...configured])) app.all(path, (context) => answerApi(context, parts));
  // This process is alive whatever becomes of the commerce API.
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/robots.txt', (context) => robots(context));
  app.get('/sitemap.xml', (context) => sitemap(context, parts));
  app.on(['GET', 'POST'], '/checkout', (context) => checkoutEntry(context, parts));
  app.get('*', (context) => answerPage(context, parts));
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) => {
    parts.log(error);
    return context.text('Something went wrong. Please try again.', 500);
  });
  return app;
}
