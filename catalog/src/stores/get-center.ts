import type { Place, SiteCulture } from '@settee/domain';
import { postalCenters, zipCenters } from './zip-centers.ts';

/**
 * Returns the approximate location of a ZIP or postal code from its prefix; `null` for an unknown prefix.
 * STORE-02
 */
export function getCenter(postalCode: string, siteCulture: SiteCulture): Place | null {
  const code = postalCode.trim().toUpperCase();
  if (siteCulture === 'CANADA') {
    const [latitude, longitude] = postalCenters[code.slice(0, 2)] ?? postalCenters[code.slice(0, 1)] ?? [];
    return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  }
  const area = /^\d{3}/.test(code) ? Number(code.slice(0, 3)) : -1;
  const found = zipCenters.find(([from, to]) => from <= area && area <= to);
  return found ? { latitude: found[2], longitude: found[3] } : null;
}
