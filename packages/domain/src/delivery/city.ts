import type { FieldError } from '../field-error.ts';

const CITY = /^[\p{L}\p{M}\d /&.,!'’()-]{1,28}$/u;

/** Validates a city: alphanumeric characters and place name punctuation, 28 at most. SWATCH-43 to SWATCH-45 */
export function validateCity(typed: string): FieldError | null {
  const city = typed.trim();
  if (city === '') return 'missing';
  return CITY.test(city) ? null : 'invalid';
}
