import type { FieldError } from '../field-error.ts';
import { readCode } from '../text/plain-text.ts';

/** Longest number of an exemption certificate, in characters. */
export const taxCertificateMaxLength = 20;

const SHAPE = /^[A-Z\d]+(?:[ -][A-Z\d]+)*$/;

/** A certificate number as it is stored. */
export function taxCertificateKey(typed: string): string {
  return readCode(typed).replace(/ +/g, ' ');
}

/**
 * Validates the number of a tax exemption certificate. The numbers differ by state, so only the format is checked: 6 to
 * 20 alphanumeric characters, separated by single spaces or hyphens, with at least four digits that are not all equal.
 * TENDER-22, README decision 19
 */
export function validateTaxCertificate(typed: string): FieldError | null {
  const number = taxCertificateKey(typed);
  if (number === '') return 'missing';
  const digits = number.replace(/\D/g, '');
  const isShaped = number.length >= 6 && number.length <= taxCertificateMaxLength && SHAPE.test(number);
  return isShaped && digits.length >= 4 && new Set(digits).size > 1 ? null : 'invalid';
}
