import { EVERY, isLuhn, type Issuer, PUBLIC_ISSUERS } from './card-issuers.ts';
import { digitsOf } from '../text/plain-text.ts';
import type { CardRange, CardRules } from './card-rules.ts';
import type { CardType } from './payment-data.ts';

export type CardNumberError = 'missing' | 'invalid';

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

/** Whether an entry has the usual length of its issuer, so that its check digit counts: 15 digits for Amex, 16 for most. */
export function isCompleteCardNumber(typed: string, rules: CardRules): boolean {
  const digits = cardDigits(typed, rules);
  return digits.length >= 14 && issuerOf(digits, rules)?.lengths.includes(digits.length) === true;
}

/** Extracts the digits of an entry, limited to the length of its issuer. CARD-32, CARD-34 */
export function cardDigits(typed: string, rules: CardRules): string {
  const digits = digitsOf(typed).slice(0, UNKNOWN_MAX_DIGITS);
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
  let digitsBefore = Math.min(digitsOf(typed.slice(0, Math.max(0, caret))).length, digits.length);
  let position = 0;
  while (digitsBefore > 0) {
    if (text[position] !== ' ') digitsBefore -= 1;
    position += 1;
  }
  return { text, caret: position };
}
