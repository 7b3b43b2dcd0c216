import type { FieldError } from './field-error.ts';

const NORTH_AMERICAN = /^[2-9]\d{2}(?!555)[2-9]\d{6}$/;

/** A phone number without its separators and its leading +1 or 1. README decision 5 */
export function normalizePhone(typed: string): string {
  return typed.replace(/[\s().-]/g, '').replace(/^\+?1/, '');
}

/** Validates a North American phone number of 10 digits with an optional leading 1. SWATCH-56 to SWATCH-59 */
export function validatePhone(typed: string): FieldError | null {
  if (typed.trim() === '') return 'missing';
  return NORTH_AMERICAN.test(normalizePhone(typed)) ? null : 'invalid';
}
