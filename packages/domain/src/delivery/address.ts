/** SHIP-10 */
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

/** Empty when the address is verified. SHIP-19 */
export interface AddressValidationResult {
  Suggestions: readonly { City: string; State: string; ZipCode: string }[];
}
