import type { Address } from '../delivery/address.ts';

/** A picked suggestion, split at its commas into street, city, state and zip. SWATCH-72 */
export function splitPlace(text: string): Pick<Address, 'address1' | 'city' | 'state' | 'postalCode'> {
  const [street = '', city = '', region = ''] = text.split(',').map((part) => part.trim());
  return { address1: street, city, state: region.slice(0, 2), postalCode: region.slice(2).trim() };
}
