import { cardNumberRefusal } from '@settee/contract/schemas';
import { addressFields, checkAddress, type Address, type Site } from '@settee/domain';
import { refuseFields, type Refused } from '../http/refused.ts';

const words = {
  missing: 'This field is required.',
  invalid: 'Is not of the agreed form.',
  'card-number': cardNumberRefusal,
} as const;

/** An address as it is kept; the site's country when none is named. */
function tidy(address: Address, site: Site): Address {
  const entries = Object.entries(address).map(([field, value]) => [field, value.trim()]);
  const trimmed: Address = { ...address, ...Object.fromEntries(entries) };
  return { ...trimmed, country: trimmed.country || site.homeCountry, postalCode: trimmed.postalCode.toUpperCase() };
}

/** The address when it can be delivered to, otherwise each field that is wrong. SHIP-10 to SHIP-18 */
export function readAddress(sent: Address, site: Site): Address | Refused {
  const address = tidy(sent, site);
  const problems = checkAddress(address, site.siteCulture);
  const found = addressFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, message: words[problem] }] : [];
  });
  return found.length > 0 ? refuseFields(found) : address;
}
