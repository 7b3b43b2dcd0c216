import type { SiteCulture } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';

/** The countries that the kit has texts for, by code. */
export const siteCultures: Readonly<Record<string, SiteCulture>> = { USA: 'USA', CAN: 'CANADA' };

/** The country shown: the given one, else the first country of `SiteProvider`, else the United States. */
export function useSiteCulture(given?: SiteCulture): SiteCulture {
  const [home] = useSiteSettings().countries ?? [];
  return given ?? siteCultures[home?.code ?? ''] ?? 'USA';
}
