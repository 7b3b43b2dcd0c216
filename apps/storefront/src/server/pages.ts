import { randomBytes } from 'node:crypto';
import {
  feedSource,
  getLanguagePrefix,
  inLanguage,
  isTagManagerBlocked,
  isThirdPartyScriptBlocked,
  type ShopSite,
} from '@settee/domain';
import type { Context } from 'hono';
import { pageFor } from '../app.tsx';
import { createDataSource, type DataSource } from '../data/data-source.ts';
import { parseConsent } from '../edges/consent.ts';
import { parseScheme } from '../edges/scheme.ts';
import type { PageData } from '../page-data.ts';
import { loadLanguage } from '../languages/load-language.ts';
import { loadPage } from '../page-module.ts';
import { pageAt } from '../routes.ts';
import { withOtherParams } from '../other-params.ts';
import { retryAfter } from './api.ts';
import { getEndpointOverrides } from './endpoint-overrides.ts';
import { encodingFor } from './encoding.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';
import { preload, type Preloaded } from './preload.ts';
import type { BuiltAssets } from './assets.ts';
import type { SharedPage } from './page-cache.ts';
import { renderPage, type Rendering } from './render.tsx';
import { getSharedKey, sendStored } from './shared-pages.ts';
import { buildCsp, pageHeaders } from './security-headers.ts';
import { getPaymentHosts, mayOpenWallets } from './payment-hosts.ts';
import { enterRegistrantMode, registryData } from './registry-data.ts';
import { createServerTransport, type ServerTransport } from './server-transport.ts';

type PageContext = Context<ServerEnv>;

/** Handles a page request: sends the complete HTML, or redirects. */
export async function handlePage(context: PageContext, parts: ServerDeps): Promise<Response> {
  const { url, siteContext } = context.var;
  const { prefix } = siteContext.language;
  const { page, params } = pageAt(url.pathname, parts.config.debuggerUrl);
  const own = page.anyCase ? page.path : slashless(url);
  if (url.pathname !== own) return context.redirect(inLanguage(prefix, own + url.search), 301);
  let started: Promise<PreloadedPage> | undefined;
  const preloadOnce = () => (started ??= preloadPage(context, parts, { page, params }));
  const sharedKey = parts.pages && getSharedKey(context, parts.config, page);
  if (parts.pages && sharedKey) {
    const stored = await parts.pages.load(sharedKey, async () => renderShared(context, parts, await preloadOnce()));
    if (stored) return sendStored(context, stored);
  }
  const { visit, source, preloaded } = await preloadOnce();
  for (const line of visit.setCookies()) context.header('set-cookie', line, { append: true });
  enterRegistrantMode(context);
  const { redirect } = preloaded;
  if (redirect) {
    const to = inLanguage(prefix, withOtherParams(redirect.to, url));
    return context.redirect(to, redirect.isPermanent ? 301 : 302);
  }
  return sendPage(context, parts, source, getData(context, parts, preloaded));
}

interface PreloadedPage {
  visit: ServerTransport;
  source: DataSource;
  preloaded: Preloaded;
}

async function preloadPage(
  context: PageContext,
  parts: ServerDeps,
  { page, params }: ReturnType<typeof pageAt>,
): Promise<PreloadedPage> {
  const { url, siteContext } = context.var;
  const cookies = context.req.header('cookie') ?? '';
  const visit = createServerTransport(parts.fetchApi, siteContext, url, cookies, context.env);
  const source = createDataSource(visit.transport);
  const preloaded = await preload(page, { params, query: url.searchParams }, source);
  return { visit, source, preloaded };
}

/** Renders a page for all unknown visitors; `null` for one that is not the same for all. */
async function renderShared(
  context: PageContext,
  parts: ServerDeps,
  { visit, source, preloaded }: PreloadedPage,
): Promise<SharedPage | null> {
  if (preloaded.redirect || preloaded.status !== 200 || visit.setCookies().length > 0) return null;
  const data = getData(context, parts, preloaded);
  let hasFailed = false;
  const onError = (error: unknown) => {
    hasFailed = true;
    parts.log(error);
  };
  // Others may wait for it: it does not end with the browser that requested it first.
  const { signal } = new AbortController();
  const assets = getAssets(context, parts, data);
  const styleText = await parts.readStyles?.(assets.styles);
  const rendering = { data, source, assets, styleText, encoding: 'identity', signal, onError } as const;
  const stream = await startRendering(context, rendering);
  const html = new Uint8Array(await new Response(stream).arrayBuffer());
  const numbers = new Set(JSON.stringify(data.responses).match(/\d+/g));
  const linked = { ...assets, styles: styleText === undefined ? assets.styles : [] };
  return hasFailed ? null : { html, headers: getHeaders(context, parts, data, linked), numbers };
}

// A path must start with a single slash, or browsers would parse its first segment as a host.
const slashless = ({ pathname }: URL) => (pathname.endsWith('/') ? `/${pathname.replace(/^\/+|\/+$/g, '')}` : pathname);

/** Only texts that a shop overrides. GALL-07, GALL-09 */
function galleryTexts({ customerImagesShareText: share, customerImagesDefaultText: none }: ServerDeps['config']) {
  return (share || none) && { galleryTexts: { ...(share && { share }), ...(none && { none }) } };
}

/** Tag manager with the choice of this browser. */
function getTracking(context: PageContext, { tagManagerUrl }: ServerDeps['config']): Pick<PageData, 'tracking'> {
  if (!tagManagerUrl) return {};
  const consent = parseConsent(context.req.header('cookie') ?? '');
  const isOptedOut = context.req.header('sec-gpc') === '1';
  return { tracking: { scriptUrl: tagManagerUrl, consent: isOptedOut ? null : consent, isOptedOut } };
}

function getScheme(context: PageContext): Pick<PageData, 'scheme'> {
  const scheme = parseScheme(context.req.header('cookie') ?? '');
  return scheme ? { scheme } : {};
}

/** Returns the wallets of a site for its page data; `undefined` for a site without wallets. WALLET-10 */
function getWallets(
  { walletSetups }: ServerDeps['config'],
  { brand, siteCulture }: Pick<PageData, 'brand' | 'siteCulture'>,
) {
  const wallets = walletSetups?.get(`${brand}/${siteCulture}`);
  return wallets && { wallets };
}

function getData(
  context: PageContext,
  { now, config, ownVisualizer }: ServerDeps,
  { status, responses, shortened }: Preloaded,
): PageData {
  const { url, siteContext } = context.var;
  const { brand, siteCulture } = siteContext.site;
  return {
    brand,
    siteCulture,
    locale: siteContext.site.locale,
    languagePrefix: siteContext.language.prefix,
    origin: siteContext.origin,
    otherSite: siteContext.otherSite,
    crossSellUrl: config.crossSellUrls[brand] ?? '',
    ...getEndpointOverrides(config),
    isNewBrowseModal: config.isNewBrowseModal,
    cardRules: config.cardRules,
    ...getWallets(config, siteContext.site),
    addToCartType: config.addToCartType ?? 'default',
    ...(config.refreshMode && { refreshMode: config.refreshMode }),
    ...(config.nameFields && { nameFields: config.nameFields }),
    ...(config.emailDomains && { emailDomains: config.emailDomains }),
    ...(config.areDrawersClosed && { areDrawersClosed: true }),
    ...(config.isVisualizerTriggerHidden && { isVisualizerTriggerHidden: true }),
    ...(config.mapsScriptUrl && { mapsScriptUrl: config.mapsScriptUrl }),
    ...getTracking(context, config),
    ...getScheme(context),
    ...galleryTexts(config),
    ...registryData(context, config),
    visualizerUrl: config.visualizerUrl ?? ownVisualizer,
    today: now().toISOString().slice(0, 10),
    status,
    pathname: url.pathname,
    nonce: randomBytes(16).toString('base64url'),
    responses,
    ...(shortened.length > 0 && { shortened }),
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
  const tagManager = isTagManagerBlocked(url.pathname) ? null : config.tagManagerUrl;
  const payment = getPaymentHosts(data.wallets, config);
  const pictures = imagesFrom(data);
  return buildCsp(data.nonce, url.protocol === 'https:', {
    identity,
    pictures,
    maps,
    visualizer,
    tagManager,
    payment,
  });
}

/** Detects pages that must not be restored from a browser cache, for example by Back after a sign-out. */
const isPersonal = (pathname: string) =>
  /^\/(account(\/|$)|checkout\/(?!cart$)|Favorites\/|gift-registry(\/|$))/.test(pathname);

/** Creates the response for a client that has disconnected. */
const nobody = () => new Response(null, { status: 499 });

function getHeaders(
  context: PageContext,
  parts: ServerDeps,
  data: PageData,
  { fonts, styles }: Pick<BuiltAssets, 'fonts' | 'styles'>,
): Record<string, string> {
  const { url } = context.var;
  return {
    'content-type': 'text/html; charset=utf-8',
    vary: `accept-encoding, cookie${parts.config.tagManagerUrl ? ', sec-gpc' : ''}`,
    // A proxy may send these before the page, as 103 Early Hints.
    link: [
      ...fonts.map((file) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
      ...styles.map((file) => `<${file}>; rel=preload; as=style`),
    ].join(', '),
    ...(mayOpenWallets(data.wallets) && pageHeaders.wallets),
    ...(parts.hasPolicy && { 'content-security-policy': policyFor(url, data, parts.config) }),
  };
}

type Started = Pick<Rendering, 'data' | 'source' | 'assets' | 'styleText' | 'encoding' | 'signal' | 'onError'>;

const getAssets = ({ var: { url } }: PageContext, { assetsOf }: ServerDeps, data: PageData) =>
  assetsOf(pageFor(data, url.pathname).page, data.brand, data.locale);

/** Renders a page after its code and the words of its language are loaded. */
async function startRendering({ var: { url } }: PageContext, started: Started) {
  const { page } = pageFor(started.data, url.pathname);
  await Promise.all([loadPage(page), loadLanguage(started.data.locale)]);
  started.signal.throwIfAborted();
  const address = inLanguage(started.data.languagePrefix, url.pathname + url.search);
  return renderPage({ ...started, address });
}

async function sendPage(
  context: PageContext,
  parts: ServerDeps,
  source: DataSource,
  data: PageData,
): Promise<Response> {
  const { url, siteContext } = context.var;
  const { signal } = context.req.raw;
  if (signal.aborted) return nobody();
  const encoding = encodingFor(context.req.header('accept-encoding'));
  const assets = getAssets(context, parts, data);
  const headers = {
    ...getHeaders(context, parts, data, assets),
    'cache-control': isPersonal(url.pathname) ? 'no-store' : 'private, no-cache',
    ...(data.status === 503 && { 'retry-after': retryAfter }),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  try {
    const rendering = { data, source, assets, encoding, signal, onError: parts.log };
    const stream = await startRendering(context, rendering);
    return context.body(stream, data.status, headers);
  } catch (error) {
    if (signal.aborted) return nobody();
    parts.log(error);
    return context.html(fallbackErrorHtml(siteContext.site), 500);
  }
}

/** The page when not even the shop's frame can be shown. */
function fallbackErrorHtml(site: ShopSite): string {
  const { brandName, helpLine, helpHours } = site;
  const home = inLanguage(getLanguagePrefix(site), '/');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>We couldn’t load this page | ${brandName}</title><body><h1>${brandName}</h1><p>We couldn’t load this page. Please try again in a moment, or call us at ${helpLine}, ${helpHours}.</p><p><a href="">Try Again</a> or <a href="${home}">go to the home page</a>.</p>`;
}
