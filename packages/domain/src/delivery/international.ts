import { validateCity } from './city.ts';
import type { FieldError } from '../field-error.ts';
import { withoutSeparators } from './phone.ts';

const POSTAL_CODE = /^[a-z\d](?:[a-z\d -]{0,8}[a-z\d])?$/i;
const PHONE = /^\d{7,15}$/;

/** Validates the state, province or region of a foreign address; it may be empty. */
export function validateInternationalRegion(typed: string): 'invalid' | null {
  return validateCity(typed) === 'invalid' ? 'invalid' : null;
}

/** Validates a foreign postal code: alphanumeric characters, spaces and hyphens, 10 at most; it may be empty. */
export function validateInternationalPostalCode(typed: string): 'invalid' | null {
  const code = typed.trim();
  return code === '' || POSTAL_CODE.test(code) ? null : 'invalid';
}

/** Validates a foreign phone number: 7 to 15 digits, with optional + and separators. */
export function validateInternationalPhone(typed: string): FieldError | null {
  const phone = typed.trim();
  if (phone === '') return 'missing';
  return PHONE.test(withoutSeparators(phone).replace(/^\+/, '')) ? null : 'invalid';
}
