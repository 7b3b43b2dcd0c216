import { validateCity } from './city.ts';
import type { FieldError } from './field-error.ts';

const POSTAL_CODE = /^[a-z\d](?:[a-z\d -]{0,8}[a-z\d])?$/i;
const PHONE = /^\d{7,15}$/;

/** Judges the state, province or region of a foreign address, which may be empty. */
export function validateForeignRegion(typed: string): 'invalid' | null {
  return validateCity(typed) === 'invalid' ? 'invalid' : null;
}

/** Judges a foreign postal code: letters, digits, spaces and hyphens, 10 at most; some countries have none. */
export function validateForeignPostalCode(typed: string): 'invalid' | null {
  const code = typed.trim();
  return code === '' || POSTAL_CODE.test(code) ? null : 'invalid';
}

/** Judges a foreign phone number: 7 to 15 digits, with or without + and separators. */
export function validateForeignPhone(typed: string): FieldError | null {
  const phone = typed.trim();
  if (phone === '') return 'missing';
  return PHONE.test(phone.replace(/^\+/, '').replace(/[\s().-]/g, '')) ? null : 'invalid';
}
