import type { Address } from './address.ts';

const PO_BOX =
  /^\s*(?:p\.?\s*o\.?\s*b(?:ox|\.|\b)|p\.?\s*o\.?\s*#?\s*\d|post(?:al)?\s+(?:office\s+)?box\b|c(?:ase|asier)\s+postale?\b|c\.?\s*p\.?\s*\d)/i;

/** Whether a street line names a post office box. DELIV-12 */
export function isPoBox(street: string): boolean {
  return PO_BOX.test(street);
}

/** Whether any line of an address names a post office box. DELIV-12 */
export function isPoBoxAddress({ address1, address2 }: Pick<Address, 'address1' | 'address2'>): boolean {
  return isPoBox(address1) || isPoBox(address2);
}
