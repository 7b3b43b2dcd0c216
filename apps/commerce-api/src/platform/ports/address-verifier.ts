import type { Address, AddressValidationResult, SiteCulture } from '@settee/domain';

/** Knows which places exist. */
export interface AddressVerifier {
  /** State or province of a postal code; `null` when it lies in none that we know. */
  regionOf(postalCode: string, siteCulture: SiteCulture): string | null;
  /** Whether a street can be found by what is written: a number and a name. SWATCH-74 */
  isStreetKnown(address: Pick<Address, 'address1'>): boolean;
  /** Other places that may be meant; empty when the address stands. */
  check(address: Address, siteCulture: SiteCulture): Promise<AddressValidationResult>;
}
