import { type Brand, getSite, type ShopSite, type SiteCulture, type SiteLanguage, splitLanguage } from '@settee/domain';

export type SiteHosts = ReadonlyMap<string, { brand: Brand; siteCulture: SiteCulture }>;

/** Site of a request and its canonical origin. */
export interface SiteContext {
  site: ShopSite;
  /** Language of the path. */
  language: SiteLanguage;
  /** Such as 'https://cb2.example'; never taken from a host that is not configured. */
  origin: string;
  /** Home of the same brand in the other country; empty when no host shows it. */
  otherSite: string;
}

/** Turns a host into its site; an unknown host shows the first one configured. SITE-03, SITE-04 */
export function resolveSiteContext(url: URL, hosts: SiteHosts): SiteContext {
  const [first] = hosts;
  if (!first) throw new Error('No host is configured for any site; set SITE_HOSTS.');
  const found = hosts.get(url.hostname.toLowerCase());
  const { brand, siteCulture } = found ?? first[1];
  const { language } = splitLanguage(url.pathname, siteCulture);
  const site = getSite(brand, siteCulture, language.locale);
  const port = url.port ? `:${url.port}` : '';
  const other = [...hosts].find(([, one]) => one.brand === brand && one.siteCulture === site.otherCulture)?.[0];
  return {
    site,
    language,
    origin: `${url.protocol}//${found ? url.hostname : first[0]}${port}`,
    otherSite: other ? `${url.protocol}//${other}${port}/` : '',
  };
}
