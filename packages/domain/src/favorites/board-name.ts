import { hasCardNumber } from '../payment/card-number-in-text.ts';

/** The longest name of a list, in characters as JavaScript counts them. */
export const listNameMaxLength = 50;

export type ListNameError = 'empty' | 'too-long' | 'card-number';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu;

/** Normalizes a board name for storage: trimmed, with single spaces. */
export function normalizeBoardName(typed: string): string {
  return typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Validates the name of a board; `null` if valid. FAV-06 */
export function validateBoardName(typed: string): ListNameError | null {
  const name = normalizeBoardName(typed);
  if (name.replace(INVISIBLE, '') === '') return 'empty';
  if (hasCardNumber(name)) return 'card-number';
  return name.length > listNameMaxLength ? 'too-long' : null;
}

/** Normalized name, equal for all spellings. */
export function boardNameKey(typed: string): string {
  return normalizeBoardName(typed).normalize('NFKC').toLowerCase();
}
