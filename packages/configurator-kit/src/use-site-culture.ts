import { getSiteCulture, type SiteCulture } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';

/**
 * The country shown: the given one, else that of `SiteProvider`, which is the first of its `countries` or the region of
 * its `locale`, else the United States.
 */
export function useSiteCulture(given?: SiteCulture): SiteCulture {
  const settings = useSiteSettings();
  return given ?? getSiteCulture(settings);
}
