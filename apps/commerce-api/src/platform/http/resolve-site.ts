import { siteOf, type Site } from '@settee/domain';
import type { Config } from '../config/config.ts';
import { readSiteName } from '../config/site-hosts.ts';

/** Set by the storefront's server, which knows the host the shopper asked for. */
export const siteHeader = 'x-settee-site';

function hostOf(headers: Headers): string {
  return (headers.get('host') ?? '').toLowerCase().replace(/:\d+$/, '');
}

/** The site a request is for; `null` for a host that shows none. */
export function resolveSite(request: Request, config: Config): Site | null {
  const named = readSiteName(request.headers.get(siteHeader) ?? '');
  const host = request.headers.has('host') ? hostOf(request.headers) : new URL(request.url).hostname;
  const found = named ?? config.siteHosts.get(host);
  return found ? siteOf(found.brand, found.siteCulture) : null;
}

/** Whether a write comes from a page of ours, as far as the browser says. */
export function isSameOrigin(request: Request, config: Config): boolean {
  if (request.headers.get('sec-fetch-site') === 'cross-site') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const { hostname, host } = new URL(origin);
  return config.siteHosts.has(hostname) || host === request.headers.get('host') || host === new URL(request.url).host;
}
