import type { Address, AddressValidationResult, PostalPlace, SiteCulture } from '@settee/domain';

/** Knows which places exist. */
export interface AddressVerifier {
  /** Returns the state or province of a postal code; `null` for an unknown one. */
  regionOf(postalCode: string, siteCulture: SiteCulture): string | null;
  /** Returns the city and region of a postal code; `null` for an unknown one. */
  findPlace(postalCode: string, siteCulture: SiteCulture): Promise<PostalPlace | null>;
  /** Whether a street can be found by what is written: a number and a name. SWATCH-74 */
  isStreetKnown(address: Pick<Address, 'address1'>): boolean;
  /** Verifies an address and returns suggestions; empty when the address is valid. */
  check(address: Address, siteCulture: SiteCulture): Promise<AddressValidationResult>;
}
