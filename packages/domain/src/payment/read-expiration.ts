import { plainText } from '../text/plain-text.ts';

/** A calendar month, January being 1, with its four-digit year. */
export interface YearMonth {
  month: number;
  year: number;
}

/** Starts of the names of months in English, French and Spanish, without accents. */
const monthNames = 'jan|ene,fe[bv],mar,a[bpv]r,ma[iy],juin|jun,juil|jul,ago|aou|aug,sep,oct,nov,d[ei]c'
  .split(',')
  .map((name) => new RegExp(`^(?:${name})`));

/** The month that a text names; 0 without. */
function namedMonth(text: string): number {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]{3,}/g);
  return (words ?? []).reduce((found, word) => found || monthNames.findIndex((name) => name.test(word)) + 1, 0);
}

function toYearMonth(month = '', year = ''): YearMonth | null {
  const [, short = '00'] = /^(?:20)?(\d\d)$/.exec(year) ?? [];
  const isMonth = /^(?:0?[1-9]|1[0-2])$/.test(month);
  return isMonth && short !== '00' ? { month: Number(month), year: 2000 + Number(short) } : null;
}

const eitherOrder = (one = '', other = '') => toYearMonth(one, other) ?? toYearMonth(other, one);

/** The month of a whole date; `null` if day and month could be swapped. */
function monthOfDate([one = '', two = '', three = '']: readonly string[]): YearMonth | null {
  const isDay = (text: string) => /^\d{1,2}$/.test(text) && Number(text) > 0 && Number(text) < 32;
  if (one.length === 4) return isDay(three) ? toYearMonth(two, one) : null;
  if (three.length !== 4 || !isDay(one) || !isDay(two)) return null;
  const months = [one, two].filter((text) => Number(text) < 13);
  return months.length === 1 || Number(one) === Number(two) ? toYearMonth(months[0], three) : null;
}

/**
 * Reads a complete expiration in any usual order: '11/28', '28/11', '2028-11', '1128', '112028', 'Nov 2028',
 * '30/11/2028'. `null` if it is not one, or could be two. CARD-44, CARD-48
 */
export function readExpiration(entry: string): YearMonth | null {
  const text = plainText(entry);
  const groups = text.match(/\d+/g) ?? [];
  const [first = '', second] = groups;
  const named = namedMonth(text);
  if (named > 0) {
    const year = groups.length === 1 ? first : groups.length === 2 && groups.find(({ length }) => length === 4);
    return toYearMonth(String(named), year || '');
  }
  if (groups.length === 3) return monthOfDate(groups);
  if (groups.length === 2) return eitherOrder(first, second);
  if (groups.length !== 1 || (first.length !== 4 && first.length !== 6)) return null;
  return toYearMonth(first.slice(0, 2), first.slice(2)) ?? toYearMonth(first.slice(-2), first.slice(0, -2));
}
