import type { SiteCulture } from '../site/brand.ts';
import type { Address } from './address.ts';
import { hasCardNumber } from '../payment/card-number-in-text.ts';
import { validateCity } from './city.ts';
import { type AddressPurpose, getCountries, getHomeCountry, isInternationalAddress } from './countries.ts';
import { validateEmail, emailMaxLength, type TopLevelDomain } from './email.ts';
import type { AddressError, FieldError } from './field-error.ts';
import {
  validateInternationalPhone,
  validateInternationalPostalCode,
  validateInternationalRegion,
} from './international.ts';
import { validateName } from './name.ts';
import { validatePhone } from './phone.ts';
import { validatePostalCode, postalCodeMaxLength } from './postal-code.ts';
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
  'city',
  'state',
  'postalCode',
  'dayPhone',
  'emailAddress',
] as const;

export type AddressField = (typeof addressFields)[number];

/** One code per field that is wrong; empty when the address may be sent. */
export type AddressErrors = Partial<Record<AddressField, AddressError>>;

/** Maximum length of each input, in characters. SHIP-13 */
export function addressMaxLengths(siteCulture: SiteCulture, country: string = getHomeCountry(siteCulture)) {
  const isInternational = isInternationalAddress(country, siteCulture);
  return {
    firstName: 20,
    lastName: 20,
    address1: 30,
    address2: 30,
    address3: 30,
    city: 28,
    state: 28,
    postalCode: isInternational ? 10 : postalCodeMaxLength[siteCulture],
    dayPhone: isInternational ? 24 : 16,
    emailAddress: emailMaxLength,
  } as const;
}

function validateSelected(code: string, offered: readonly { code: string }[]): FieldError | null {
  if (code.trim() === '') return 'missing';
  return offered.some((entry) => entry.code === code) ? null : 'invalid';
}

export interface AddressRules {
  /** A billing address may be foreign. */
  purpose?: AddressPurpose;
  /** Checkout accepts 2 to 4 characters, swatch forms two or more. README decision 4 */
  topLevelDomain?: TopLevelDomain;
}

/** Validates an address by the rules of a site. SHIP-11 to SHIP-18 */
export function validateAddress(
  address: Omit<Address, 'addressId'>,
  siteCulture: SiteCulture,
  { purpose = 'shipping', topLevelDomain = 'short' }: AddressRules = {},
): AddressErrors {
  const isInternational = purpose === 'billing' && isInternationalAddress(address.country, siteCulture);
  const found: Record<AddressField, FieldError | null> = {
    firstName: validateName(address.firstName),
    lastName: validateName(address.lastName),
    address1: validateStreet(address.address1),
    address2: validateAddressLine2(address.address2),
    address3: validateAddressLine2(address.address3),
    country: validateSelected(address.country, getCountries(siteCulture, purpose)),
    city: validateCity(address.city),
    state: isInternational
      ? validateInternationalRegion(address.state)
      : validateSelected(address.state, getRegions(siteCulture)),
    postalCode: isInternational
      ? validateInternationalPostalCode(address.postalCode)
      : validatePostalCode(address.postalCode, siteCulture),
    dayPhone: isInternational ? validateInternationalPhone(address.dayPhone) : validatePhone(address.dayPhone),
    emailAddress: validateEmail(address.emailAddress, topLevelDomain),
  };
  const problems: AddressErrors = {};
  for (const field of addressFields) {
    const problem = hasCardNumber(address[field]) ? 'card-number' : found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Whether a site ships to an address and knows its tax: its own country, a region of its list. */
export function isShippedTo({ country, state }: Pick<Address, 'country' | 'state'>, siteCulture: SiteCulture): boolean {
  return country === getHomeCountry(siteCulture) && getRegions(siteCulture).some(({ code }) => code === state);
}

/** The first wrong field in the order of the form; `null` when all are right. SWATCH-29 */
export function firstWrongAddressField(problems: AddressErrors): AddressField | null {
  return addressFields.find((field) => problems[field]) ?? null;
}

/** Whether two addresses say the same, whatever their ids. */
export function isSameAddress(one: Omit<Address, 'addressId'>, other: Omit<Address, 'addressId'> | null): boolean {
  return other !== null && addressFields.every((field) => one[field] === other[field]);
}
