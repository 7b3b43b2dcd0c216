import type { SiteCulture } from '@settee/domain';
import { useSiteSettings } from '@settee/ui';

const CULTURES: Readonly<Record<string, SiteCulture>> = { USA: 'USA', CAN: 'CANADA' };

/** The country shown: the given one, else the first country of `SiteProvider`, else the United States. */
export function useSiteCulture(given?: SiteCulture): SiteCulture {
  const [home] = useSiteSettings().countries ?? [];
  return given ?? CULTURES[home?.code ?? ''] ?? 'USA';
}
