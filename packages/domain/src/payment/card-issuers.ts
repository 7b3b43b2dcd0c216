import type { CardType } from './payment-data.ts';

/** Issuer of cards with a prefix. */
export interface Issuer {
  type: CardType;
  prefix: RegExp;
  lengths: readonly number[];
  /** Prefixes of the numbers that require a valid check digit. README decision 1 */
  luhn: RegExp | null;
}

export const EVERY = /^/;

export const PUBLIC_ISSUERS: readonly Issuer[] = [
  { type: 'amex', prefix: /^3[47]/, lengths: [15], luhn: EVERY },
  { type: 'diners', prefix: /^(?:36|38|39|30[0-5])/, lengths: [14], luhn: null },
  { type: 'discover', prefix: /^(?:60|64|65|622|81[0-7])/, lengths: [16], luhn: /^6[045]/ },
  { type: 'mc', prefix: /^(?:5[1-5]|2[2-7])/, lengths: [16], luhn: EVERY },
  { type: 'visa', prefix: /^4/, lengths: [13, 16, 19], luhn: EVERY },
];

/** Whether the check digit of a number is right. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits.at(-1 - index));
    const weighted = index % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}

/** Whether digits are the whole number of a bank card: a public issuer's prefix and length, and the check digit. */
export function isBankCardNumber(digits: string): boolean {
  const issuer = PUBLIC_ISSUERS.find(({ prefix }) => prefix.test(digits));
  return issuer !== undefined && issuer.lengths.includes(digits.length) && isLuhn(digits);
}
