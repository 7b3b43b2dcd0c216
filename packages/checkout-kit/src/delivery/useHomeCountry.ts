import { getHomeCountry, type SiteCulture } from '@settee/domain';
import { useSiteCountries, useSiteCulture } from '../use-site-culture.ts';

/** The country that a new address starts in: the first that the site sells to, else the United States or Canada. */
export function useHomeCountry(given?: SiteCulture): string {
  const siteCulture = useSiteCulture(given);
  return useSiteCountries(given)?.[0]?.code ?? getHomeCountry(siteCulture);
}
