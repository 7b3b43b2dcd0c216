import type { SiteCulture } from '../site/brand.ts';
import type { Address } from './address.ts';
import { addressMaxLengths } from './address-max-lengths.ts';
import { hasCardNumber } from '../payment/card-number-in-text.ts';
import { validateCity } from './city.ts';
import {
  type CountryRules,
  findCountryRules,
  getCountryRules,
  validatePhoneIn,
  validatePostalCodeIn,
  validateRegion,
  validateSelected,
} from './country-rules.ts';
import { type AddressPurpose, getCountries, getHomeCountry } from './countries.ts';
import type { TopLevelDomain } from '../site/site.ts';
import { validateEmail } from './email.ts';
import type { AddressError } from '../field-error.ts';
import { isPoBox } from './po-box.ts';
import { validateName } from './name.ts';
import { getRegions } from './regions.ts';
import { validateAddressLine2, validateStreet } from './street.ts';

/** The fields of an address in the order of the form, which is the order of focus. SHIP-10 */
export const addressFields = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'address3',
  'country',
  'postalCode',
  'city',
  'state',
  'dayPhone',
  'emailAddress',
] as const;

export type AddressField = (typeof addressFields)[number];

const contactFields = ['firstName', 'lastName', 'dayPhone', 'emailAddress'] as const satisfies readonly AddressField[];

/** The fields of a form: a store pickup needs only the contact. */
export function getAddressFields(purpose: AddressPurpose): readonly AddressField[] {
  return purpose === 'pickup' ? contactFields : addressFields;
}

/** The contact of an address, without the place. */
export function toContact(address: Address): Address {
  return {
    ...address,
    address1: '',
    address2: '',
    address3: '',
    country: '',
    city: '',
    state: '',
    postalCode: '',
  };
}

/** One code per field that is wrong; empty when the address may be sent. */
export type AddressErrors = Partial<Record<AddressField, AddressError>>;

export interface AddressRules {
  /** A billing address may be foreign; the contact of a pickup has no place. */
  purpose?: AddressPurpose;
  /** That of the site in checkout, `any` in swatch forms; `short` if missing. README decision 4 */
  topLevelDomain?: TopLevelDomain;
  /** False for large items. DELIV-12 */
  isPoBoxAllowed?: boolean;
  /** Rules of the countries that the site sells to, in place of the United States or Canada. */
  countries?: readonly CountryRules[] | undefined;
}

/** Validates an address by the rules of a site. SHIP-11 to SHIP-18 */
export function validateAddress(
  address: Omit<Address, 'addressId'>,
  siteCulture: SiteCulture,
  { purpose = 'shipping', topLevelDomain = 'short', isPoBoxAllowed = true, countries }: AddressRules = {},
): AddressErrors {
  const [first] = countries ?? [getCountryRules(siteCulture)];
  const sold = findCountryRules(address.country, { siteCulture, countries });
  const rules = sold ?? (purpose === 'billing' ? null : (first ?? null));
  const poBoxError = (street: string) => (!isPoBoxAllowed && isPoBox(street) ? 'po-box' : null);
  const found: Record<AddressField, AddressError | null> = {
    firstName: validateName(address.firstName),
    lastName: validateName(address.lastName),
    address1: validateStreet(address.address1) ?? poBoxError(address.address1),
    address2: validateAddressLine2(address.address2) ?? poBoxError(address.address2),
    address3: validateAddressLine2(address.address3),
    country: validateSelected(address.country, getCountries(siteCulture, purpose, countries)),
    city: validateCity(address.city),
    state: validateRegion(address.state, rules),
    postalCode: validatePostalCodeIn(address.postalCode, rules),
    dayPhone: validatePhoneIn(address.dayPhone, rules),
    emailAddress: validateEmail(address.emailAddress, topLevelDomain),
  };
  const maxLengths: Partial<Record<AddressField, number>> = addressMaxLengths(siteCulture, address.country);
  const problems: AddressErrors = {};
  for (const field of getAddressFields(purpose)) {
    const problem = validateText(field, address[field], maxLengths[field]) ?? found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Postal codes and phone numbers have rules of their own, whatever the number of separators. */
const ownLength: readonly AddressField[] = ['postalCode', 'dayPhone'];

function validateText(field: AddressField, text: string, maxLength = Number.POSITIVE_INFINITY): AddressError | null {
  if (hasCardNumber(text)) return 'card-number';
  return text.trim().length > maxLength && !ownLength.includes(field) ? 'too-long' : null;
}

/** Whether a site ships to an address and knows its tax: its own country, a region of its list. */
export function isShippedTo({ country, state }: Pick<Address, 'country' | 'state'>, siteCulture: SiteCulture): boolean {
  return country === getHomeCountry(siteCulture) && getRegions(siteCulture).some(({ code }) => code === state);
}

/** The first wrong field in the order of the form; `null` when all are right. SWATCH-29 */
export function firstWrongAddressField(problems: AddressErrors): AddressField | null {
  return addressFields.find((field) => problems[field]) ?? null;
}

/** In place of the id of a saved address: the one that is not entered yet. CHK-22 */
export const newAddressId = 'new';

/** Returns true for equal addresses; ignores ids. */
export function isSameAddress(one: Omit<Address, 'addressId'>, other: Omit<Address, 'addressId'> | null): boolean {
  return other !== null && addressFields.every((field) => one[field] === other[field]);
}
