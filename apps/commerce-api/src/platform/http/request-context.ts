import { registrantModeCookie, type Site } from '@settee/domain';
import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { getShopper, type Shopper } from '../session/shopper.ts';
import type { Context } from '../context.ts';
import { getClientIp, isSecure } from './connection.ts';
import { getOrigin } from './origin.ts';
import { resolveSite } from './resolve-site.ts';

export const sessionCookie = 'settee_session';

/** Shopper and site of a request. */
export interface RequestContext {
  site: Site;
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
