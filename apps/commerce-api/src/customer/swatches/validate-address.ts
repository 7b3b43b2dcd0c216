import type { Address, AddressValidationResult, Site } from '@settee/domain';
import type { AddressVerifier } from '../../platform/ports/address-verifier.ts';
import { swatchMessages } from './messages.ts';

/**
 * Validates the delivery address; `null` when it is valid. A confirmed street passes, a state that does not
 * match the postal code never does. SWATCH-74 to SWATCH-80
 */
export async function validateAddress(
  addresses: AddressVerifier,
  address: Address,
  { siteCulture }: Pick<Site, 'siteCulture'>,
  isAsEntered: boolean,
): Promise<AddressValidationResult | { message: string } | null> {
  if (addresses.regionOf(address.postalCode, siteCulture) === null)
    return { message: swatchMessages.unknownPlace[siteCulture] };
  const places = await addresses.check(address, siteCulture);
  if (places.Suggestions.length > 0) return places;
  return isAsEntered || addresses.isStreetKnown(address) ? null : { Suggestions: [] };
}
