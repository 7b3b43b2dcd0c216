import { cardNumberError } from '@settee/contract/schemas';
import {
  addressFields,
  type AddressPurpose,
  validateAddress,
  getCountries,
  type Address,
  type Site,
} from '@settee/domain';
import { validationError, type ErrorResponse } from '../../platform/http/error-response.ts';

const words = {
  missing: 'This field is required.',
  invalid: 'This isn’t valid.',
  'card-number': cardNumberError,
} as const;
const shipsOnlyTo = ({ siteCulture }: Site) =>
  `This site ships only to ${getCountries(siteCulture, 'shipping')
    .map(({ name }) => name)
    .join(', ')}.`;

/** Normalizes an address for storage; the country defaults to that of the site. */
function tidy(address: Address, site: Site): Address {
  const entries = Object.entries(address).map(([field, value]) => [field, value.trim()]);
  const trimmed: Address = { ...address, ...Object.fromEntries(entries) };
  return { ...trimmed, country: trimmed.country || site.homeCountry, postalCode: trimmed.postalCode.toUpperCase() };
}

/** The address when the site can ship to it, or bill it; otherwise each field that is wrong. SHIP-10 to SHIP-18 */
export function readAddress(sent: Address, site: Site, purpose: AddressPurpose): Address | ErrorResponse {
  const address = tidy(sent, site);
  const problems = validateAddress(address, site.siteCulture, { purpose });
  const found = addressFields.flatMap((field) => {
    const problem = problems[field];
    if (!problem) return [];
    const isElsewhere = field === 'country' && purpose === 'shipping';
    return [{ field, message: isElsewhere ? shipsOnlyTo(site) : words[problem] }];
  });
  return found.length > 0 ? validationError(found) : address;
}
