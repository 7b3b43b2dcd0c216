import { cookieIn } from '@settee/domain';
import type { Scheme, SchemeChoice } from '@settee/ui';
import { setCookie } from './cookies.ts';

/** Cookie with the shopper's color scheme, which the server renders, so that the page does not flash. */
export const schemeCookie = 'settee_scheme';
const yearSeconds = 365 * 86_400;

/** Reads the chosen scheme from a Cookie header; `null` when the system decides. */
export function parseScheme(cookies: string): Scheme | null {
  const value = cookieIn(cookies, schemeCookie);
  return value === 'light' || value === 'dark' ? value : null;
}

/** Stores the choice for a year; `auto` deletes the cookie. */
export function storeScheme(choice: SchemeChoice): void {
  setCookie(schemeCookie, choice, choice === 'auto' ? 0 : yearSeconds);
}
