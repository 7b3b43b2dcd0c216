import type { Site } from '@settee/domain';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { shopperOf, type Shopper } from '../account/shopper.ts';
import type { World } from '../world/world.ts';
import { addressOf, isSecure } from './connection.ts';
import { originOf } from './origin.ts';
import { siteOfRequest } from './site-of-request.ts';

export const sessionCookie = 'settee_session';

/** Who makes a request, of which site. */
export interface Visitor {
  site: Site;
  shopper: Shopper;
  /** Where this site is shown, for links that leave the page: such as https://shop.example. */
  origin: string;
}

/** Reads a request; `null` when it asks for a host that shows no site. */
export function visitorOf(context: Context, world: World): Visitor | null {
  const { config } = world;
  const site = siteOfRequest(context.req.raw, config);
  if (!site) return null;
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(context, config) } as const;
  const shopper = shopperOf(world, {
    secret: getCookie(context, sessionCookie),
    address: addressOf(context, config),
    userAgent: context.req.header('user-agent') ?? '',
    keep: (secret, seconds) => {
      const life = seconds === undefined ? {} : { maxAge: seconds };
      setCookie(context, sessionCookie, secret, { ...cookie, ...life });
    },
    drop: () => void deleteCookie(context, sessionCookie, cookie),
  });
  return { site, shopper, origin: originOf(context, site, config) };
}
