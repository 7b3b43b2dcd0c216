import { validateEmail, validatePhone, normalizePhone } from '@settee/domain';
import { createHash } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** SHA-256 in hex of an email address, trimmed and in lower case; empty for what is none. SWATCH-90 */
export function hashOfEmail(typed: string): string {
  return validateEmail(typed, 'any') === null ? sha256(typed.trim().toLowerCase()) : '';
}

/** SHA-256 in hex of a phone number as +1 and ten digits; empty for what is none. SWATCH-93 */
export function hashOfPhone(typed: string): string {
  return validatePhone(typed) === null ? sha256(`+1${normalizePhone(typed)}`) : '';
}
