import type { Address, AddressValidationResult, SiteCulture } from '@settee/domain';

/** Knows which places exist. */
export interface AddressCheck {
  /** State or province of a postal code; `null` when it lies in none that we know. */
  regionOf(postalCode: string, siteCulture: SiteCulture): string | null;
  /** Other places that may be meant; empty when the address stands. */
  check(address: Address, siteCulture: SiteCulture): Promise<AddressValidationResult>;
}
