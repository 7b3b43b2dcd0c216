import type { Site } from '@settee/domain';
import type { Config } from '../config/config.ts';
import { type Connection, isForwarded, isSecure } from './connection.ts';

type Needs = Pick<Config, 'siteHosts' | 'trustedProxies' | 'internalApiSecret'>;

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Where a site is shown, as far as SITE_HOSTS knows the host that was asked for; a foreign Host header leads nowhere. */
export function originOf(connection: Connection, { brand, siteCulture }: Site, needs: Needs): string {
  const { siteHosts } = needs;
  const { headers, url } = connection.request;
  const forwarded = isForwarded(connection, needs) ? headers.get('x-forwarded-host') : null;
  const asked = [forwarded, headers.get('host'), new URL(url).host];
  const shows = (host: string) => {
    const name = siteHosts.get(host.toLowerCase().replace(/:\d+$/, ''));
    return name?.brand === brand && name.siteCulture === siteCulture;
  };
  const known = asked.find((host) => host !== null && /^[\w.-]+(:\d{1,5})?$/.test(host) && shows(host));
  if (known) return `${isSecure(connection, needs) ? 'https' : 'http'}://${known.toLowerCase()}`;
  const named = [...siteHosts.keys()].find(shows) ?? [...siteHosts.keys()][0] ?? 'localhost';
  return `${isLocal(named) ? 'http' : 'https'}://${named}`;
}
