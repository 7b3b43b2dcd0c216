import type { FieldError } from './field-error.ts';

const NAME = /^[\p{L}\p{M} /'’.()-]{2,20}$/u;

/**
 * Validates a first or last name: 2 to 20 characters, accents and name punctuation included. SHIP-11,
 * SWATCH-34, SWATCH-35
 */
export function validateName(typed: string): FieldError | null {
  const name = typed.trim();
  if (name === '') return 'missing';
  return NAME.test(name) ? null : 'invalid';
}
