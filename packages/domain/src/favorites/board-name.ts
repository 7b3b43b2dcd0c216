import { hasCardNumber } from '../payment/card-number-in-text.ts';

/** The longest name of a list, in characters as JavaScript counts them. */
export const listNameMaxLength = 50;

export type ListNameError = 'empty' | 'too-long' | 'card-number';

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/gu;

/** A name as it is kept: without space around it, and with single spaces in it. */
export function normalizeBoardName(typed: string): string {
  return typed.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Judges the name of a list; `null` means it may go to the server. FAV-06 */
export function validateBoardName(typed: string): ListNameError | null {
  const name = normalizeBoardName(typed);
  if (name.replace(INVISIBLE, '') === '') return 'empty';
  if (hasCardNumber(name)) return 'card-number';
  return name.length > listNameMaxLength ? 'too-long' : null;
}

/** What spellings of one name share. */
export function boardNameKey(typed: string): string {
  return normalizeBoardName(typed).normalize('NFKC').toLowerCase();
}
