/** Shipping or billing address; optional fields are empty texts. SHIP-10 */
export interface Address {
  addressId: string;
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  address3: string;
  country: string;
  city: string;
  state: string;
  postalCode: string;
  dayPhone: string;
  emailAddress: string;
}

/** An address that matches what was typed so far; the postal code is empty when the street has several. */
export type StreetSuggestion = Pick<Address, 'address1' | 'city' | 'state' | 'postalCode'>;

/** City and region of a postal code; no city when the code is that of an area. */
export interface PostalPlace {
  city: string;
  state: string;
}

/** Empty when the address is verified. SHIP-19 */
export interface AddressValidationResult {
  Suggestions: readonly { City: string; State: string; ZipCode: string }[];
}
