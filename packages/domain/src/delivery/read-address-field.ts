import { plainText } from '../text/plain-text.ts';
import type { Address } from './address.ts';
import type { AddressField } from './address-form.ts';
import { readEmail } from './email.ts';
import { fitPhone, readPhone } from './phone.ts';
import { readPostalCode } from './postal-code.ts';

const isNorthAmerican = (country: string) => ['', 'USA', 'CAN'].includes(country);

/** Returns the text that a field of an address shows for a pasted or filled one. */
export function readAddressField(field: AddressField, text: string, country: string): string {
  if (field === 'emailAddress') return readEmail(text);
  if (field === 'dayPhone') return readPhone(text, isNorthAmerican(country));
  return field === 'postalCode' ? readPostalCode(text) : plainText(text);
}

/** An address as it is validated and stored: each field trimmed and normalized. */
export function normalizeAddress<A extends Omit<Address, 'addressId'>>(address: A): A {
  const read = (field: keyof Address, text: string) => {
    if (field === 'addressId') return text;
    if (field === 'dayPhone') return fitPhone(text, isNorthAmerican(address.country));
    return readAddressField(field, text, address.country).trim();
  };
  const entries = Object.entries(address).map(([field, text]) => [field, read(field as keyof Address, text)]);
  return { ...address, ...Object.fromEntries(entries) };
}
