import { digitsOf } from '../text/plain-text.ts';
import type { CardType } from './payment-data.ts';

export type SecurityCodeError = 'missing' | 'invalid';

/**
 * Returns the number of security code digits: 4 for American Express, 3 for every other type. CARD-52, CARD-53
 */
export function securityCodeLength(type: CardType | null): number {
  return type === 'amex' ? 4 : 3;
}

/** Extracts the digits of an entry, limited to the code length of the type. CARD-52, CARD-53 */
export function formatSecurityCode(typed: string, type: CardType | null): string {
  return digitsOf(typed).slice(0, securityCodeLength(type));
}

/** Validates an entry: digits only, full length. CARD-51, CARD-54, CARD-55 */
export function validateSecurityCode(typed: string, type: CardType | null): SecurityCodeError | null {
  const code = typed.trim();
  if (code === '') return 'missing';
  return /^\d+$/.test(code) && code.length === securityCodeLength(type) ? null : 'invalid';
}
