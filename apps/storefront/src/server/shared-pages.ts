import { cookieIn, defaultAccountCookie, registrantModeCookie, sessionCookie } from '@settee/domain';
import type { Context } from 'hono';
import { parseConsent } from '../edges/consent.ts';
import { parseScheme } from '../edges/scheme.ts';
import type { Page } from '../page.ts';
import { encodingFor } from './encoding.ts';
import type { StoredPage } from './page-cache.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';

/** Cookies that a response may depend on: without them, all shoppers see the same page. */
const personal = [sessionCookie, registrantModeCookie];

/** Of the tag manager, which a page loads or leaves out. */
function getTrackingKey(cookies: string, gpc: string | undefined, { tagManagerUrl }: ServerDeps['config']): string {
  return tagManagerUrl ? JSON.stringify([parseConsent(cookies), gpc === '1']) : '';
}

/** Returns the key of the page for all unknown visitors; `null` for a personal page. */
export function getSharedKey(context: Context<ServerEnv>, config: ServerDeps['config'], page: Page): string | null {
  const { url } = context.var;
  const cookies = context.req.header('cookie') ?? '';
  const isKnown = [...personal, config.accountCookie ?? defaultAccountCookie].some((name) => cookieIn(cookies, name));
  const isShared = page.sharedQuery && [...url.searchParams.keys()].every((name) => page.sharedQuery?.includes(name));
  if (!isShared || isKnown || context.req.header('authorization')) return null;
  const { locale } = context.var.siteContext.site;
  const tracking = getTrackingKey(cookies, context.req.header('sec-gpc'), config);
  return `${locale} ${url.href} ${tracking} ${parseScheme(cookies) ?? 'auto'}`;
}

/** Sends a stored page, or only that the browser has it already. */
export async function sendStored(context: Context<ServerEnv>, { id, headers, body }: StoredPage): Promise<Response> {
  const encoding = encodingFor(context.req.header('accept-encoding'));
  const etag = `"${id}-${encoding}"`;
  const all = {
    ...headers,
    etag,
    // A proxy may store the page and has to validate it for each shopper.
    'cache-control': 'public, no-cache',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, all);
  return context.body(await body(encoding), 200, all);
}
