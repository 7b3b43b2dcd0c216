import { postalAreas } from '@settee/catalog';
import { usMilitary, type PostalPlace, type SiteCulture } from '@settee/domain';

/** Loaded at the first lookup: the data of all ZIP Codes is 5 MB. */
const loadCodes = () => import('zipcodes').then((loaded) => loaded.default ?? loaded);

/** The province of a postal code; the areas of Nunavut and the Northwest Territories share the first letter. */
function findProvince(code: string): PostalPlace | null {
  const [province, ...others] = postalAreas[code.slice(0, 1)] ?? [];
  if (!province || !/^[A-Z]\d[A-Z]/.test(code)) return null;
  return { city: '', state: others.length > 0 && /^X0[ABC]/.test(code) ? 'NU' : province };
}

/** Returns the state of a US ZIP Code with its city, or the province of a Canadian postal code; `null` for an unknown one. */
export async function findPlace(postalCode: string, siteCulture: SiteCulture): Promise<PostalPlace | null> {
  const code = postalCode.trim().toUpperCase();
  if (siteCulture === 'CANADA') return findProvince(code);
  const found = /^\d{5}$/.test(code) ? (await loadCodes()).lookup(code) : undefined;
  if (!found) return null;
  const isMilitary = usMilitary.some((region) => region.code === found.state);
  return { city: isMilitary ? found.city.toUpperCase() : found.city, state: found.state };
}
