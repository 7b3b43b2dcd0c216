import type { SiteCulture } from './brand.ts';

/** The countries that a site can have, by ISO 3166 alpha-3 code. SITE-05 */
export const siteCultures: Readonly<Record<string, SiteCulture>> = { USA: 'USA', CAN: 'CANADA' };

const cultureOfRegion: Readonly<Record<string, SiteCulture>> = { US: 'USA', CA: 'CANADA' };

/**
 * The site's country: the first of the countries that it sells to, else the region of its language tag, else the United
 * States. Texts for other countries are those of the United States.
 */
export function getSiteCulture(site: {
  countries?: readonly { code: string }[] | undefined;
  locale?: string;
}): SiteCulture {
  const [home] = site.countries ?? [];
  if (home) return siteCultures[home.code] ?? 'USA';
  const { region = '' } = site.locale ? new Intl.Locale(site.locale) : {};
  return cultureOfRegion[region] ?? 'USA';
}
