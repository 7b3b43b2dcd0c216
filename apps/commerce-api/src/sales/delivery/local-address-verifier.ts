import { mainCities, postalAreas, zipAreas } from '@settee/catalog';
import type { SiteCulture } from '@settee/domain';
import { findPlace } from './find-place.ts';
import type { AddressVerifier } from '../../platform/ports/address-verifier.ts';

function getStates(postalCode: string, siteCulture: SiteCulture): readonly string[] {
  const code = postalCode.trim().toUpperCase();
  if (siteCulture === 'CANADA') return postalAreas[code.slice(0, 1)] ?? [];
  const area = /^\d{3}/.test(code) ? Number(code.slice(0, 3)) : -1;
  return zipAreas.filter(([from, to]) => from <= area && area <= to).map(([, , state]) => state);
}

/** Knows the area every postal code starts with; of streets only what they are made of. */
export const localAddressVerifier: AddressVerifier = {
  regionOf: (postalCode, siteCulture) => getStates(postalCode, siteCulture)[0] ?? null,
  findPlace,
  isStreetKnown: ({ address1 }) => /\d/.test(address1) && /\p{L}/u.test(address1),
  async check({ state, postalCode }, siteCulture) {
    const states = getStates(postalCode, siteCulture);
    if (states.length === 0 || states.includes(state)) return { Suggestions: [] };
    const place = await findPlace(postalCode, siteCulture);
    if (place && place.city !== '' && states.includes(place.state))
      return { Suggestions: [{ City: place.city, State: place.state, ZipCode: postalCode }] };
    const suggested = states.map((code) => ({ City: mainCities[code] ?? '', State: code, ZipCode: postalCode }));
    return { Suggestions: suggested.filter(({ City }) => City !== '') };
  },
};
