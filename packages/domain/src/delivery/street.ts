import type { FieldError } from '../field-error.ts';

const FORBIDDEN = /[<>@&"`%?^=[\]{}|\\\p{Cc}]/u;
const MAX_LENGTH = 30;

function isWritable(text: string): boolean {
  return text.length <= MAX_LENGTH && !FORBIDDEN.test(text) && text.split(':').length <= 2;
}

/** Validates a street address. SWATCH-36 to SWATCH-40 */
export function validateStreet(typed: string): FieldError | null {
  const street = typed.trim();
  if (street === '') return 'missing';
  return street.length >= 2 && isWritable(street) ? null : 'invalid';
}

/** Validates the additional address line; it may be empty. SWATCH-41, SWATCH-42 */
export function validateAddressLine2(typed: string): 'invalid' | null {
  return isWritable(typed.trim()) ? null : 'invalid';
}
