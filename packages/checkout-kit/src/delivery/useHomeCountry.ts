import { getHomeCountry, type SiteCulture } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';

/** The country that a new address starts in: the first that the site sells to, else the United States or Canada. */
export function useHomeCountry(siteCulture: SiteCulture): string {
  const { countries } = useSiteSettings();
  return countries?.[0]?.code ?? getHomeCountry(siteCulture);
}
