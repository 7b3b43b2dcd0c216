import type { Site } from '@settee/domain';
import type { Context } from 'hono';
import type { Config } from '../world/config.ts';
import { isSecure } from './connection.ts';

type Needs = Pick<Config, 'siteHosts' | 'trustProxy'>;

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Where a site is shown, as far as SITE_HOSTS knows the host that was asked for; a foreign Host header leads nowhere. */
export function originOf(context: Context, { brand, siteCulture }: Site, { siteHosts, trustProxy }: Needs): string {
  const request = context.req;
  const forwarded = trustProxy ? request.header('x-forwarded-host') : undefined;
  const asked = [forwarded, request.header('host'), new URL(request.url).host];
  const shows = (host: string) => {
    const name = siteHosts.get(host.toLowerCase().replace(/:\d+$/, ''));
    return name?.brand === brand && name.siteCulture === siteCulture;
  };
  const known = asked.find((host) => host !== undefined && /^[\w.-]+(:\d{1,5})?$/.test(host) && shows(host));
  if (known) return `${isSecure(context, { trustProxy }) ? 'https' : 'http'}://${known.toLowerCase()}`;
  const named = [...siteHosts.keys()].find(shows) ?? [...siteHosts.keys()][0] ?? 'localhost';
  return `${isLocal(named) ? 'http' : 'https'}://${named}`;
}
