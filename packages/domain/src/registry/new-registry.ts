import { hasCardNumber } from '../payment/card-number-in-text.ts';

/** Maximum length of the registrant names, in UTF-16 code units. */
export const ownersNameMaxLength = 80;

/** Maximum time until an event, in years. */
export const eventYearsAhead = 5;

export type EventDateError = 'empty' | 'malformed' | 'past' | 'far';
export type OwnersNameError = 'empty' | 'too-long' | 'card-number';

const day = 86_400_000;

/**
 * Validates an event date, both dates ISO 8601; yesterday is valid, since it is still today in another time
 * zone.
 */
export function validateEventDate(typed: string, today: string): EventDateError | null {
  if (typed === '') return 'empty';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== typed) return 'malformed';
  const now = Date.parse(`${today}T00:00:00Z`);
  if (time < now - day) return 'past';
  return time > now + eventYearsAhead * 366 * day ? 'far' : null;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]+/gu;

/** Normalizes a name for storage: trimmed, with single spaces. */
export function ownersName(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Validates the registrant names. */
export function validateOwnersName(typed: string): OwnersNameError | null {
  if (typed.replace(INVISIBLE, '') === '') return 'empty';
  if (hasCardNumber(typed)) return 'card-number';
  return ownersName(typed).length > ownersNameMaxLength ? 'too-long' : null;
}
