import type { Site } from '@settee/domain';
import type { Config } from '../config/config.ts';
import { type Connection, isForwarded, isSecure } from './connection.ts';

type Needs = Pick<Config, 'siteHosts' | 'trustedProxies' | 'internalApiSecret'>;

function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** Returns the origin of a site if SITE_HOSTS contains the requested host; an unknown Host header is ignored. */
export function getOrigin(connection: Connection, { brand, siteCulture }: Site, needs: Needs): string {
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
