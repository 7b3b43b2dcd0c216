import { hasCardNumber } from '../payment/card-number-in-text.ts';

/** The longest name of those whom a registry is for, in characters as JavaScript counts them. */
export const ownersNameMaxLength = 80;

/** How far ahead an event may be, in years. */
export const eventYearsAhead = 5;

export type EventDateError = 'empty' | 'malformed' | 'past' | 'far';
export type OwnersNameError = 'empty' | 'too-long' | 'card-number';

const day = 86_400_000;

/** Judges the day of an event, both days ISO 8601; yesterday still counts, since it is today somewhere. */
export function validateEventDate(typed: string, today: string): EventDateError | null {
  if (typed === '') return 'empty';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== typed) return 'malformed';
  const now = Date.parse(`${today}T00:00:00Z`);
  if (time < now - day) return 'past';
  return time > now + eventYearsAhead * 366 * day ? 'far' : null;
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]+/gu;

/** A name as it is kept: without spaces at its ends and with single ones in it. */
export function ownersName(typed: string): string {
  return typed.replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Judges whom a registry is for. */
export function validateOwnersName(typed: string): OwnersNameError | null {
  if (typed.replace(INVISIBLE, '') === '') return 'empty';
  if (hasCardNumber(typed)) return 'card-number';
  return ownersName(typed).length > ownersNameMaxLength ? 'too-long' : null;
}
