import type { Address, AddressValidationResult } from '../delivery/address.ts';
import { type AddressErrors, validateAddress } from '../delivery/address-form.ts';
import type { SiteCulture } from '../site/brand.ts';
import type { Site } from '../site/site.ts';
import type { SwatchFormData } from './swatches.ts';

/** The fields that the form shows, in the order of focus: swatches go to the site's own country. SWATCH-29 */
export const swatchAddressFields = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'dayPhone',
  'emailAddress',
] as const;

export type SwatchAddressField = (typeof swatchAddressFields)[number];

type Known = Pick<SwatchFormData, 'FirstName' | 'LastName' | 'EmailAddress'>;

/** The address that a form begins with: what is known of the shopper, in the site's country. SWATCH-12, SWATCH-13 */
export function startSwatchAddress(known: Known, { homeCountry }: Pick<Site, 'homeCountry'>): Address {
  return {
    addressId: '',
    firstName: known.FirstName,
    lastName: known.LastName,
    address1: '',
    address2: '',
    address3: '',
    country: homeCountry,
    city: '',
    state: '',
    postalCode: '',
    dayPhone: '',
    emailAddress: known.EmailAddress,
  };
}

/**
 * Validates the address by the rules of a site; a swatch form accepts any top-level domain (README decision 4).
 * SWATCH-27 to SWATCH-63
 */
export function validateSwatchAddress(address: Omit<Address, 'addressId'>, siteCulture: SiteCulture): AddressErrors {
  return validateAddress(address, siteCulture, { topLevelDomain: 'any' });
}

/** The field that takes the focus after a failed submit; `null` when all are right. SWATCH-29 */
export function firstWrongSwatchField(problems: AddressErrors): SwatchAddressField | null {
  return swatchAddressFields.find((field) => problems[field]) ?? null;
}

/**
 * Returns the part to confirm: with suggestions the combination of city, state and ZIP, else the street.
 * SWATCH-80
 */
export function getAddressSuggestionPrompt({ Suggestions }: AddressValidationResult): 'combination' | 'street' {
  return Suggestions.length > 0 ? 'combination' : 'street';
}
