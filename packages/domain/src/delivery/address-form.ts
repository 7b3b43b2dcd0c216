import type { SiteCulture } from '../site/brand.ts';
import type { Address } from './address.ts';
import { hasCardNumber } from '../payment/card-number-in-text.ts';
import { checkCity } from './city.ts';
import { countriesOf } from './countries.ts';
import { checkEmail, emailMaxLength, type TopLevelDomain } from './email.ts';
import type { AddressProblem, FieldProblem } from './field-problem.ts';
import { checkName } from './name.ts';
import { checkPhone } from './phone.ts';
import { checkPostalCode, postalCodeMaxLength } from './postal-code.ts';
import { regionsOf } from './regions.ts';
import { checkFurtherLine, checkStreet } from './street.ts';

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
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

/** How many characters each input takes. SHIP-13 */
export function addressMaxLengths(siteCulture: SiteCulture) {
  return {
    firstName: 20,
    lastName: 20,
    address1: 30,
    address2: 30,
    address3: 30,
    city: 28,
    postalCode: postalCodeMaxLength[siteCulture],
    dayPhone: 16,
    emailAddress: emailMaxLength,
  } as const;
}

function checkSelected(code: string, offered: readonly { code: string }[]): FieldProblem | null {
  if (code.trim() === '') return 'missing';
  return offered.some((entry) => entry.code === code) ? null : 'invalid';
}

/** Judges a whole address by the rules of a site. Checkout takes short top-level domains, swatch forms any. SHIP-11 to SHIP-18 */
export function checkAddress(
  address: Omit<Address, 'addressId'>,
  siteCulture: SiteCulture,
  topLevelDomain: TopLevelDomain = 'short',
): AddressProblems {
  const found: Record<AddressField, FieldProblem | null> = {
    firstName: checkName(address.firstName),
    lastName: checkName(address.lastName),
    address1: checkStreet(address.address1),
    address2: checkFurtherLine(address.address2),
    address3: checkFurtherLine(address.address3),
    country: checkSelected(address.country, countriesOf(siteCulture)),
    city: checkCity(address.city),
    state: checkSelected(address.state, regionsOf(siteCulture)),
    postalCode: checkPostalCode(address.postalCode, siteCulture),
    dayPhone: checkPhone(address.dayPhone),
    emailAddress: checkEmail(address.emailAddress, topLevelDomain),
  };
  const problems: AddressProblems = {};
  for (const field of addressFields) {
    const problem = hasCardNumber(address[field]) ? 'card-number' : found[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The first wrong field in the order of the form; `null` when all are right. SWATCH-29 */
export function firstWrongAddressField(problems: AddressProblems): AddressField | null {
  return addressFields.find((field) => problems[field]) ?? null;
}

/** Whether two addresses say the same, whatever their ids. */
export function isSameAddress(one: Omit<Address, 'addressId'>, other: Omit<Address, 'addressId'> | null): boolean {
  return other !== null && addressFields.every((field) => one[field] === other[field]);
}
