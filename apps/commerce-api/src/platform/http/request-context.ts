import { type ShopSite, registrantModeCookie, sessionCookie } from '@settee/domain';
import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config/config.ts';
import { type Connection, isForwarded, isSecure, getClientIp } from './connection.ts';
import { getShopper, type Shopper } from '../session/shopper.ts';
import type { Context } from '../context.ts';
import { resolveSite } from './resolve-site.ts';

type Needs = Pick<Config, 'siteHosts' | 'trustedProxies' | 'internalApiSecret'>;

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Returns the origin of a site if SITE_HOSTS contains the requested host; an unknown Host header is ignored. */
function getOrigin(connection: Connection, { brand, siteCulture }: ShopSite, needs: Needs): string {
  const { siteHosts } = needs;
  const { headers, url } = connection.request;
  const forwarded = isForwarded(connection, needs) ? headers.get('x-forwarded-host') : null;
  const hosts = [forwarded, headers.get('host'), new URL(url).host];
  const shows = (host: string) => {
    const name = siteHosts.get(host.toLowerCase().replace(/:\d+$/, ''));
    return name?.brand === brand && name.siteCulture === siteCulture;
  };
  const known = hosts.find((host) => host !== null && /^[\w.-]+(:\d{1,5})?$/.test(host) && shows(host));
  if (known) return `${isSecure(connection, needs) ? 'https' : 'http'}://${known.toLowerCase()}`;
  const named = [...siteHosts.keys()].find(shows) ?? [...siteHosts.keys()][0] ?? 'localhost';
  return `${isLocal(named) ? 'http' : 'https'}://${named}`;
}

/** Shopper and site of a request. */
export interface RequestContext {
  site: ShopSite;
  shopper: Shopper;
  /** Origin of the site for external links, such as https://shop.example. */
  origin: string;
}

const lifeOf = (seconds: number | undefined) => (seconds === undefined ? {} : { maxAge: seconds });

/** Builds the request context; `null` when the host belongs to no site. */
export function getRequestContext(context: HonoContext, ctx: Context): RequestContext | null {
  const { config } = ctx;
  const site = resolveSite(context.req.raw, config);
  if (!site) return null;
  const connection = { request: context.req.raw, environment: context.env };
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(connection, config) } as const;
  /** Read by pages. REG-01, REG-02 */
  const readableCookie = { ...cookie, httpOnly: false } as const;
  const shopper = getShopper(ctx, {
    secret: getCookie(context, sessionCookie),
    address: getClientIp(connection, config),
    userAgent: context.req.header('user-agent') ?? '',
    setSessionCookie: (secret, seconds, isAccount) => {
      setCookie(context, sessionCookie, secret, { ...cookie, ...lifeOf(seconds) });
      if (isAccount) setCookie(context, config.accountCookie, '1', { ...readableCookie, ...lifeOf(seconds) });
    },
    drop: () => {
      deleteCookie(context, sessionCookie, cookie);
      deleteCookie(context, config.accountCookie, readableCookie);
    },
    setRegistrantModeCookie: (seconds) => {
      if (seconds === null) deleteCookie(context, registrantModeCookie, readableCookie);
      else setCookie(context, registrantModeCookie, 'true', { ...readableCookie, ...lifeOf(seconds) });
    },
  });
  return { site, shopper, origin: getOrigin(connection, site, config) };
}
