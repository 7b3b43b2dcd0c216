import { parseSite, type Brand, type SiteCulture } from '@settee/domain';

type SiteName = { brand: Brand; siteCulture: SiteCulture };

/** Parses a site name such as 'main/USA'; `null` for an unknown one. */
export function readSiteName(name: string): SiteName | null {
  const [brand, siteCulture, ...more] = name.split('/');
  const site = more.length === 0 ? parseSite({ brand, siteCulture }) : null;
  return site && { brand: site.brand, siteCulture: site.siteCulture };
}

/** Site names of a list like 'main/USA, cb2/USA'; empty for an empty list, `null` when it can't be read. */
export function readSiteNames(text: string): ReadonlySet<string> | null {
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
export function readSiteHosts(text: string): ReadonlyMap<string, SiteName> | null {
  const hosts = new Map<string, SiteName>();
  for (const [host, name] of getPairs(text) ?? []) {
    const site = typeof name === 'string' ? readSiteName(name) : null;
    if (!site || !/^[a-z0-9.-]+$/i.test(host)) return null;
    hosts.set(host.toLowerCase(), site);
  }
  return hosts.size > 0 ? hosts : null;
}
