import { type CountryRules, getCountryOfLocale, getSiteCulture, type SiteCulture, siteCultures } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';
import { useMemo } from 'react';

/**
 * The country shown: the given one, else that of `SiteProvider`, which is the first of its `countries` or the region of
 * its `locale`, else the United States.
 */
export function useSiteCulture(given?: SiteCulture): SiteCulture {
  const settings = useSiteSettings();
  return given ?? getSiteCulture(settings);
}

/**
 * The countries that the site sells to: those of `SiteProvider`, else the region of its `locale`. `undefined` for the
 * United States and Canada, and where the country is given.
 */
export function useSiteCountries(given?: SiteCulture): readonly CountryRules[] | undefined {
  const { countries, locale } = useSiteSettings();
  return useMemo(() => {
    if (countries || given || !locale) return countries;
    const country = getCountryOfLocale(locale);
    return country && !siteCultures[country.code] ? [country] : undefined;
  }, [countries, given, locale]);
}
