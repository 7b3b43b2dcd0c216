import type { FieldError } from '../field-error.ts';

/** A North American phone number without separators, with an optional leading +1 or 1. README decision 5 */
export const northAmericanPhone: RegExp = /^(?:\+?1)?[2-9]\d{2}(?!555)[2-9]\d{6}$/;

/** A phone number without its separators and its leading +1 or 1. README decision 5 */
export function normalizePhone(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^\+?1/, '');
}

/** Longest stored phone number, in characters. SWATCH-60 */
const phoneMaxLength = 16;

/** A phone number for storage: as it was entered, or its digits alone when that is too long. */
export function fitPhone(typed: string): string {
  const phone = typed.trim();
  return phone.length > phoneMaxLength ? normalizePhone(phone) : phone;
}

/** A North American phone number as it is shown, such as (312) 664-2142; any other as it was entered. */
export function formatPhone(phone: string): string {
  const [, area, exchange, line] = /^(\d{3})(\d{3})(\d{4})$/.exec(normalizePhone(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : phone;
}

/** Validates a North American phone number of 10 digits with an optional leading 1. SWATCH-56 to SWATCH-59 */
export function validatePhone(typed: string): FieldError | null {
  if (typed.trim() === '') return 'missing';
  return northAmericanPhone.test(typed.replace(/[\s().-]/g, '')) ? null : 'invalid';
}
