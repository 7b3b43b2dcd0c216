import { getSite, type ShopSite } from '@settee/domain';
import type { Config } from '../config/config.ts';
import { readSiteName } from '../config/site-hosts.ts';

/** Header in which the storefront server passes the site of the requested host and the language of the page. */
export const siteHeader = 'x-settee-site';

function getHost(headers: Headers): string {
  return (headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** The site a request is for; `null` for a host that shows none. */
export function resolveSite(request: Request, config: Config): ShopSite | null {
  const [, name = '', locale] = /^([^/]+\/[^/]+)(?:\/([^/]+))?$/.exec(request.headers.get(siteHeader) ?? '') ?? [];
  const named = readSiteName(name);
  const host = request.headers.has('host') ? getHost(request.headers) : new URL(request.url).hostname;
  const found = named ?? config.siteHosts.get(host);
  return found ? getSite(found.brand, found.siteCulture, locale) : null;
}

/** Returns true for writes from our own pages, according to the browser's headers. */
export function isSameOrigin(request: Request, config: Config): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname, host } = new URL(origin);
  return config.siteHosts.has(hostname) || host === request.headers.get('host') || host === new URL(request.url).host;
}
