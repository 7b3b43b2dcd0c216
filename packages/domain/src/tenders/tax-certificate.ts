import type { FieldError } from '../delivery/field-error.ts';

/** Longest number of an exemption certificate, in characters. */
export const taxCertificateMaxLength = 20;

const SHAPE = /^[A-Z\d]+(?:[ -][A-Z\d]+)*$/;

/** A certificate number as it is stored. */
export function taxCertificateKey(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').toUpperCase();
}

/**
 * Judges the number of a tax exemption certificate. Every state numbers its own, so only the shape is judged: 6 to 20 letters and digits, parted by
 * single spaces or hyphens, with at least four digits that are not all the same. TENDER-22, README decision 19
 */
export function validateTaxCertificate(typed: string): FieldError | null {
  const number = taxCertificateKey(typed);
  if (number === '') return 'missing';
  const digits = number.replace(/\D/g, '');
  const isShaped = number.length >= 6 && number.length <= taxCertificateMaxLength && SHAPE.test(number);
  return isShaped && digits.length >= 4 && new Set(digits).size > 1 ? null : 'invalid';
}
