import type { FieldError } from '../field-error.ts';
import type { Address } from './address.ts';

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

type NameParts = Pick<Address, 'firstName' | 'lastName'>;

/** Splits a full name: the last word is the last name, everything before it the first name. */
export function splitFullName(typed: string): NameParts {
  const words = typed.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** Joins first and last name as one field shows them. */
export function joinFullName({ firstName, lastName }: NameParts): string {
  return `${firstName} ${lastName}`.trim();
}
