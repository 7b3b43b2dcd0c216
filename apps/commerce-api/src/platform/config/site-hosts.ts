import { parseSite, type Brand, type SiteCulture } from '@settee/domain';
import { ConfigError, type Env } from './read-setting.ts';
import { defaultSiteHosts } from './site-setting-list.ts';

type SiteName = { brand: Brand; siteCulture: SiteCulture };

/** Parses a site name such as 'main/USA'; `null` for an unknown one. */
export function readSiteName(name: string): SiteName | null {
  const [brand, siteCulture, ...more] = name.split('/');
  const site = more.length === 0 ? parseSite({ brand, siteCulture }) : null;
  return site && { brand: site.brand, siteCulture: site.siteCulture };
}

/** Site names of a list like 'main/USA, cb2/USA'; empty for an empty list, `null` when it can't be read. */
function parseSiteNames(text: string): ReadonlySet<string> | null {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.every((name) => readSiteName(name)) ? new Set(names) : null;
}

function getPairs(text: string): [string, unknown][] | null {
  if (!text.startsWith('{'))
    return text
      .split(',')
      .map((pair) => pair.split('=').map((part) => part.trim()))
      .map(([host = '', ...rest]) => [host, rest.join('=')]);
  try {
    const parsed: unknown = JSON.parse(text);
    return Object.entries(parsed ?? {});
  } catch {
    return null;
  }
}

/** Host names and their sites, from 'host=brand/site, …' or a JSON object; `null` when it can't be read. */
function parseSiteHosts(text: string): ReadonlyMap<string, SiteName> | null {
  const hosts = new Map<string, SiteName>();
  for (const [host, name] of getPairs(text) ?? []) {
    const site = typeof name === 'string' ? readSiteName(name) : null;
    if (!site || !/^[a-z0-9.-]+$/i.test(host)) return null;
    hosts.set(host.toLowerCase(), site);
  }
  return hosts.size > 0 ? hosts : null;
}

/** Host names of `SITE_HOSTS` and their sites. */
export function readSiteHosts(env: Env): ReadonlyMap<string, SiteName> {
  const hosts = parseSiteHosts(env['SITE_HOSTS']?.trim() || defaultSiteHosts);
  if (hosts) return hosts;
  throw new ConfigError(
    'SITE_HOSTS must be a list like shop.example=main/USA, shop.example.ca=main/CANADA or such a JSON object',
  );
}

/** Sites of `INTERNATIONAL_SITES`. */
export function readInternationalSites(env: Env): ReadonlySet<string> {
  const sites = parseSiteNames(env['INTERNATIONAL_SITES'] ?? '');
  if (sites) return sites;
  throw new ConfigError('INTERNATIONAL_SITES must be a list of sites like main/USA, cb2/CANADA');
}
