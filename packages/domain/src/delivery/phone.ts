import type { FieldError } from '../field-error.ts';
import { plainText } from '../text/plain-text.ts';

/** A North American phone number without separators, with an optional leading +1 or 1. README decision 5 */
export const northAmericanPhone: RegExp = /^(?:\+?1)?[2-9]\d{2}(?!555)[2-9]\d{6}$/;

/** A phone number without what people write between its digits. */
export const withoutSeparators = (typed: string): string => typed.replace(/[\s()./-]/g, '');

/** A phone number without its separators and its leading +1 or 1. README decision 5 */
export function normalizePhone(typed: string): string {
  return withoutSeparators(plainText(typed)).replace(/^\+?1/, '');
}

/** Longest stored phone number, in characters. SWATCH-60 */
const phoneMaxLength = 16;

/** A North American phone number as it is shown, such as (312) 664-2142; any other as it was entered. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(normalizePhone(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** A number that receives text messages, such as +13122720142; `null` for one of unknown country. */
export function getTextNumber(phone: string): string | null {
  const digits = withoutSeparators(plainText(phone));
  if (northAmericanPhone.test(digits)) return `+1${normalizePhone(phone)}`;
  return /^\+[2-9]\d{6,14}$/.test(digits) ? digits : null;
}

const withoutSurroundings = (entry: string) =>
  plainText(entry)
    .trim()
    .replace(/^tel:\s*/i, '')
    .replace(/[\s.,;]+$/, '');

/**
 * A phone number as a field shows it: one with +1 as (312) 664-2142, any other as it was entered. Neither has invisible
 * marks, `tel:` or a period at the end. A 1 alone is a country code in North America. README decision 5
 */
export function readPhone(entry: string, isNorthAmerican = true): string {
  const phone = withoutSurroundings(entry);
  const [, plus, national] = /^(\+|00|011)?1([2-9]\d{9})$/.exec(withoutSeparators(phone)) ?? [];
  return national && (plus || isNorthAmerican) ? formatPhone(national) : phone;
}

/** A phone number for storage: as a field shows it, or its digits alone when that is too long. */
export function fitPhone(typed: string, isNorthAmerican = true): string {
  const phone = withoutSurroundings(typed);
  return phone.length > phoneMaxLength ? normalizePhone(phone) : readPhone(phone, isNorthAmerican);
}

/** Validates a North American phone number of 10 digits with an optional leading 1. SWATCH-56 to SWATCH-59 */
export function validatePhone(typed: string): FieldError | null {
  if (typed.trim() === '') return 'missing';
  return northAmericanPhone.test(withoutSeparators(typed)) ? null : 'invalid';
}
