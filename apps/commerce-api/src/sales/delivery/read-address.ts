import { cardNumberError } from '@settee/contract/schemas';
import {
  normalizeAddress,
  addressFields,
  fitPostalCode,
  type AddressPurpose,
  validateAddress,
  getCountries,
  toContact,
  type Address,
  type ShopSite,
} from '@settee/domain';
import type { HandlerArgs } from '../../platform/handler.ts';
import { deliveryMessages } from './messages.ts';
import { validationError, type ErrorResponse } from '../../platform/http/error-response.ts';

const words = {
  missing: 'This field is required.',
  invalid: 'This isn’t valid.',
  'too-long': 'This is too long.',
  'card-number': cardNumberError,
  'po-box': deliveryMessages.noPoBox,
} as const;
const shipsOnlyTo = ({ siteCulture }: ShopSite) =>
  `This site ships only to ${getCountries(siteCulture, 'shipping')
    .map(({ name }) => name)
    .join(', ')}.`;

/** Normalizes an address for storage; the country defaults to that of the site. */
function tidy(address: Address, site: ShopSite): Address {
  const country = address.country.trim() || site.homeCountry;
  const normalized = normalizeAddress({ ...address, country });
  return { ...normalized, postalCode: fitPostalCode(normalized.postalCode, country) };
}

/** The address when the site can ship to it, or bill it; otherwise each field that is wrong. SHIP-10 to SHIP-18 */
export function readAddress(
  sent: Address,
  { site, ctx }: Pick<HandlerArgs, 'site' | 'ctx'>,
  purpose: AddressPurpose,
  isPoBoxAllowed = true,
): Address | ErrorResponse {
  const address = tidy(sent, site);
  const problems = validateAddress(address, site.siteCulture, {
    purpose,
    isPoBoxAllowed,
    topLevelDomain: ctx.config.emailDomains,
  });
  const found = addressFields.flatMap((field) => {
    const problem = problems[field];
    if (!problem) return [];
    const isElsewhere = field === 'country' && purpose === 'shipping';
    return [{ field, message: isElsewhere ? shipsOnlyTo(site) : words[problem] }];
  });
  if (found.length > 0) return validationError(found);
  return purpose === 'pickup' ? toContact(address) : address;
}
