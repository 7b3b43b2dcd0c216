import type { CardType } from './payment-data.ts';

export type SecurityCodeError = 'missing' | 'invalid';

/** How many digits the code of a card has: 4 for American Express, 3 for every other type. CARD-52, CARD-53 */
export function securityCodeLength(type: CardType | null): number {
  return type === 'amex' ? 4 : 3;
}

/** Keeps the digits of an entry, as many as the type's code has. CARD-52, CARD-53 */
export function formatSecurityCode(typed: string, type: CardType | null): string {
  return typed.replace(/\D/g, '').slice(0, securityCodeLength(type));
}

/** Judges an entry: all digits, of the full length. CARD-51, CARD-54, CARD-55 */
export function validateSecurityCode(typed: string, type: CardType | null): SecurityCodeError | null {
  const code = typed.trim();
  if (code === '') return 'missing';
  return /^\d+$/.test(code) && code.length === securityCodeLength(type) ? null : 'invalid';
}
