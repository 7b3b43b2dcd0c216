import type { CardRange, CardRules } from './card-rules.ts';
import type { CardType } from './payment-data.ts';

export type CardNumberError = 'missing' | 'invalid';

/** Longest text of the number field, spaces included. CARD-35 */
export const cardNumberMaxLength = 24;

interface Issuer {
  type: CardType;
  prefix: RegExp;
  lengths: readonly number[];
  /** Prefixes of the numbers that require a valid check digit. README decision 1 */
  luhn: RegExp | null;
}

const EVERY = /^/;

const PUBLIC_ISSUERS: readonly Issuer[] = [
  { type: 'amex', prefix: /^3[47]/, lengths: [15], luhn: EVERY },
  { type: 'diners', prefix: /^(?:36|38|39|30[0-5])/, lengths: [14], luhn: null },
  { type: 'discover', prefix: /^(?:60|64|65|622|81[0-7])/, lengths: [16], luhn: /^6[045]/ },
  { type: 'mc', prefix: /^(?:5[1-5]|2[2-7])/, lengths: [16], luhn: EVERY },
  { type: 'visa', prefix: /^4/, lengths: [13, 16, 19], luhn: EVERY },
];

const UNKNOWN_MAX_DIGITS = 19;

function isInRange(digits: string, { from, to }: CardRange): boolean {
  const start = digits.slice(0, from.length);
  return from !== '' && from.length === to.length && start.length === from.length && start >= from && start <= to;
}

function configuredIssuer(digits: string, type: CardType, ranges: readonly CardRange[]): Issuer | null {
  const range = ranges.find((candidate) => isInRange(digits, candidate));
  return range ? { type, prefix: EVERY, lengths: [range.length], luhn: null } : null;
}

function issuerOf(digits: string, rules: CardRules): Issuer | null {
  if (!/^\d{2,19}$/.test(digits)) return null;
  const configured =
    (rules.isCoBrandAllowed && configuredIssuer(digits, 'synchrony_cbcc', rules.coBrandRanges)) ||
    (rules.isHouseCardAllowed && configuredIssuer(digits, 'synchrony_plcc', rules.houseCardRanges)) ||
    (rules.isImprintAllowed && configuredIssuer(digits, 'imprint', rules.imprintRanges));
  if (configured) return configured;
  const issuer = PUBLIC_ISSUERS.find(({ prefix }) => prefix.test(digits));
  if (issuer?.type === 'discover' && !rules.isDiscoverAllowed) return null;
  if (issuer?.type === 'diners' && !rules.isDinersAllowed) return null;
  return issuer ?? null;
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}

function isLuhn(digits: string): boolean {
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

/** The type a number belongs to, known from its first digits on; `null` is unspecified. CARD-21 to CARD-31 */
export function getCardType(typed: string, rules: CardRules): CardType | null {
  return issuerOf(withoutSpaces(typed), rules)?.type ?? null;
}

/** Validates a complete number: type, length and, where required, check digit. CARD-22, CARD-38, CARD-39 */
export function validateCardNumber(typed: string, rules: CardRules): CardNumberError | null {
  const digits = withoutSpaces(typed);
  if (digits === '') return 'missing';
  const issuer = issuerOf(digits, rules);
  if (!issuer?.lengths.includes(digits.length)) return 'invalid';
  return issuer.luhn?.test(digits) && !isLuhn(digits) ? 'invalid' : null;
}

/** Extracts the digits of an entry, limited to the length of its issuer. CARD-32, CARD-34 */
export function cardDigits(typed: string, rules: CardRules): string {
  const digits = typed.replace(/\D/g, '').slice(0, UNKNOWN_MAX_DIGITS);
  const lengths = issuerOf(digits, rules)?.lengths ?? [UNKNOWN_MAX_DIGITS];
  return digits.slice(0, Math.max(...lengths));
}

function grouped(digits: string, isAmex: boolean): string {
  const groups = isAmex ? digits.match(/^(\d{1,4})(\d{0,6})(\d*)$/)?.slice(1) : digits.match(/\d{1,4}/g);
  return groups?.filter((group) => group !== '').join(' ') ?? '';
}

/** Formats an entry for display; the caret remains after the same digit. CARD-32 to CARD-35 */
export function formatCardNumber(typed: string, caret: number, rules: CardRules): { text: string; caret: number } {
  const digits = cardDigits(typed, rules);
  const text = grouped(digits, getCardType(digits, rules) === 'amex');
  let digitsBefore = Math.min(typed.slice(0, Math.max(0, caret)).replace(/\D/g, '').length, digits.length);
  let position = 0;
  while (digitsBefore > 0) {
    if (text[position] !== ' ') digitsBefore -= 1;
    position += 1;
  }
  return { text, caret: position };
}
