import { isPasted, plainText } from '../text/plain-text.ts';
import { readExpiration, type YearMonth } from './read-expiration.ts';

export type CardExpiryError = 'missing' | 'invalid';

/** Longest text of the field, 'MM/YY'. CARD-47 */
export const cardExpiryMaxLength = 5;

const FURTHEST_MONTHS_AHEAD = 20 * 12;

/** The month a moment falls in where the shopper is. */
export function getYearMonth(moment: Date): YearMonth {
  return { month: moment.getMonth() + 1, year: moment.getFullYear() };
}

function isDeletion(typed: string, previous: string): boolean {
  if (typed.length >= previous.length) return false;
  let digits = 0;
  while (digits < typed.length && typed[digits] === previous[digits]) digits += 1;
  return previous.endsWith(typed.slice(digits));
}

/** A year typed with four digits: the 20 that the field shows as its year is dropped for the digits after it. */
function withoutCentury(digits: string): string {
  return /^\d\d20\d/.test(digits) ? `${digits.slice(0, 2)}${digits.slice(4)}` : digits;
}

function monthPadded(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return /^[2-9]/.test(digits) || /^[1-9]\s*[/-]/.test(typed) ? `0${digits}` : digits;
}

const toText = ({ month, year }: YearMonth) => `${String(month).padStart(2, '0')}/${String(year).slice(2)}`;

/** Returns the text for a pasted entry: its month and year, else its digits and slashes unchanged. */
function formatPasted(entry: string): string | null {
  const read = readExpiration(entry);
  if (read) return toText(read);
  const text = plainText(entry).replace(/[^\d/]/g, '');
  return text.length < 4 ? null : text.slice(0, 10);
}

/**
 * An entry as the field shows it. `previous` is what it showed before; what a deletion leaves is left alone,
 * so that Backspace removes the slash. CARD-44 to CARD-47
 */
export function formatCardExpiry(typed: string, previous: string): string {
  const entry = plainText(typed).trim();
  if (isDeletion(typed, previous)) return entry.replace(/[^\d/]/g, '').slice(0, cardExpiryMaxLength);
  const pasted = isPasted(typed, previous) ? formatPasted(typed) : null;
  if (pasted !== null) return pasted;
  const digits = withoutCentury(monthPadded(entry));
  const text = digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return text.slice(0, cardExpiryMaxLength);
}

/** The month and year of an entry; 0 for what is missing. The year is 20 plus its two digits. CARD-48 */
export function parseCardExpiry(typed: string): YearMonth {
  const read = readExpiration(typed);
  if (read) return read;
  const [, month = '', year = ''] = /^(\d{1,2})\/?(\d{0,2})$/.exec(typed.trim()) ?? [];
  return { month: Number(month), year: Number(year) === 0 ? 0 : 2000 + Number(year) };
}

/** Validates an entry against the current month. CARD-49, CARD-50 */
export function validateCardExpiry(typed: string, now: YearMonth): CardExpiryError | null {
  const { month, year } = parseCardExpiry(typed);
  if (month === 0 || year === 0) return 'missing';
  if (month > 12) return 'invalid';
  const monthsAhead = (year - now.year) * 12 + month - now.month;
  return monthsAhead < 0 || monthsAhead > FURTHEST_MONTHS_AHEAD ? 'invalid' : null;
}
