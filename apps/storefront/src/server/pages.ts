import { randomBytes } from 'node:crypto';
import { feedSource, isThirdPartyScriptBlocked } from '@settee/domain';
import type { Context } from 'hono';
import { pageFor } from '../app.tsx';
import { createDataSource, type DataSource } from '../data/data-source.ts';
import type { PageData } from '../page-data.ts';
import { loadPage } from '../page-module.ts';
import { pageAt } from '../routes.ts';
import { retryAfter } from './api.ts';
import { getEndpointOverrides } from './endpoint-overrides.ts';
import { encodingFor } from './encoding.ts';
import { fallbackErrorHtml } from './fallback-error-html.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { preload, type Preloaded } from './preload.ts';
import { renderPage } from './render.tsx';
import { buildCsp } from './security-headers.ts';
import { enterRegistrantMode, registryData } from './registry-data.ts';
import { createServerTransport } from './server-transport.ts';

type PageContext = Context<ServerEnv>;

/** Handles a page request: streams the complete HTML, or redirects. */
export async function handlePage(context: PageContext, parts: ServerDeps): Promise<Response> {
  const { url, siteContext } = context.var;
  const { page, params } = pageAt(url.pathname, parts.config.debuggerUrl);
  const own = page.anyCase ? page.path : slashless(url);
  if (url.pathname !== own) return context.redirect(own + url.search, 301);
  const visit = createServerTransport(
    parts.fetchApi,
    siteContext,
    url,
    context.req.header('cookie') ?? '',
    context.env,
  );
  const source = createDataSource(visit.transport);
  const preloaded = await preload(page, { params, query: url.searchParams }, source);
  for (const line of visit.setCookies()) context.header('set-cookie', line, { append: true });
  enterRegistrantMode(context);
  const { redirect } = preloaded;
  if (redirect) return context.redirect(redirect.to, redirect.isPermanent ? 301 : 302);
  return sendPage(context, parts, source, getData(context, parts, preloaded));
}

// A path must start with a single slash, or browsers would parse its first segment as a host.
const slashless = ({ pathname }: URL) => (pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname);

/** Only what a shop says in its own words. GALL-07, GALL-09 */
function galleryTexts({ customerImagesShareText: share, customerImagesDefaultText: none }: ServerDeps['config']) {
  return (share || none) && { galleryTexts: { ...(share && { share }), ...(none && { none }) } };
}

function getData(
  context: PageContext,
  { now, config, ownVisualizer }: ServerDeps,
  { status, fallback }: Preloaded,
): PageData {
  const { url, siteContext } = context.var;
  const { brand, siteCulture } = siteContext.site;
  return {
    brand,
    siteCulture,
    origin: siteContext.origin,
    otherSite: siteContext.otherSite,
    crossSellUrl: config.crossSellUrls[brand] ?? '',
    ...getEndpointOverrides(config),
    isNewBrowseModal: config.isNewBrowseModal,
    cardRules: config.cardRules,
    addToCartType: config.addToCartType ?? 'default',
    ...(config.isDrawersClosed && { isDrawersClosed: true }),
    ...(config.isVisualizerTriggerHidden && { isVisualizerTriggerHidden: true }),
    ...(config.mapsScriptUrl && { mapsScriptUrl: config.mapsScriptUrl }),
    ...galleryTexts(config),
    ...registryData(context, config),
    visualizerUrl: config.visualizerUrl ?? ownVisualizer,
    today: now().toISOString().slice(0, 10),
    status,
    pathname: url.pathname,
    nonce: randomBytes(16).toString('base64url'),
    fallback,
  };
}

/** The host of a foreign feed, where the page may run it. README decision 12 */
function imagesFrom({ crossSellUrl: configured, origin, pathname }: PageData): string {
  const source = feedSource({ crossSellUrl: '', configured, origin, pathname });
  return source?.kind === 'jsonp' ? new URL(source.base).origin : '';
}

function policyFor(url: URL, data: PageData, config: ServerDeps['config']): string {
  const { identityDomain = null, identityWidgetUrl = null } = config;
  const identity = { identityDomain, identityWidgetUrl };
  const isGuarded = isThirdPartyScriptBlocked(url.pathname);
  const maps = isGuarded ? null : config.mapsScriptUrl;
  const visualizer = isGuarded ? '' : data.visualizerUrl;
  return buildCsp(data.nonce, url.protocol === 'https:', { identity, pictures: imagesFrom(data), maps, visualizer });
}

/** Detects pages that must not be restored from a browser cache, for example by Back after a sign-out. */
const isPersonal = (pathname: string) =>
  /^\/(account(\/|$)|checkout\/(?!cart$)|Favorites\/|gift-registry(\/|$))/.test(pathname);

/** Creates the response for a client that has disconnected. */
const nobody = () => new Response(null, { status: 499 });

async function sendPage(
  context: PageContext,
  parts: ServerDeps,
  source: DataSource,
  data: PageData,
): Promise<Response> {
  const { url, siteContext } = context.var;
  const { signal } = context.req.raw;
  const encoding = encodingFor(context.req.header('accept-encoding'));
  const { page } = pageFor(data, url.pathname);
  const { later = [] } = await loadPage(page);
  await Promise.all(later.map((part) => part.ready()));
  if (signal.aborted) return nobody();
  const assets = parts.assetsOf(page, data.brand);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPersonal(url.pathname) ? 'no-store' : 'private, no-cache',
    vary: 'accept-encoding, cookie',
    ...(data.status === 503 && { 'retry-after': retryAfter }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    ...(parts.hasPolicy && { 'content-security-policy': policyFor(url, data, parts.config) }),
  };
  try {
    const address = url.pathname + url.search;
    const stream = await renderPage({ data, source, assets, address, encoding, signal, onError: parts.log });
    return context.body(stream, data.status, headers);
  } catch (error) {
    if (signal.aborted) return nobody();
    parts.log(error);
    return context.html(fallbackErrorHtml(siteContext.site), 500);
  }
}
