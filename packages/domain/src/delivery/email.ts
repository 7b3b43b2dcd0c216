import type { FieldError } from '../field-error.ts';
import type { TopLevelDomain } from '../site/site.ts';
import { plainText } from '../text/plain-text.ts';

/** Longest email address, in characters. SIGN-37, PWD-11, SWATCH-63 */
export const emailMaxLength = 66;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL: Record<TopLevelDomain, RegExp> = { short: /^[a-z]{2,4}$/i, any: /^[a-z]{2,}$/i };

/** An email address without what is around it in mails and lists: a name, angle brackets, `mailto:`, quotes, a period. */
export function readEmail(entry: string): string {
  const text = plainText(entry).trim();
  const [, address = text] = /<([^<>\s]+@[^<>\s]+)>[.,;]?$/.exec(text) ?? [];
  return address
    .replace(/^(?:mailto:|[("“«\s])+/i, '')
    .replace(/[.,;:)"”»\s]+$/, '')
    .replace(/ *@ */, '@');
}

/**
 * Validates an email address: local part, @, domain and top-level domain, with a length limit per form.
 * SHIP-12, PWD-08, SWATCH-62
 */
export function validateEmail(typed: string, topLevelDomain: TopLevelDomain): FieldError | null {
  const email = typed.trim();
  if (email === '') return 'missing';
  if (email.length > emailMaxLength) return 'invalid';
  const [local = '', domain = '', ...more] = email.split('@');
  const labels = domain.split('.');
  const topLevel = labels.pop() ?? '';
  const isShaped = LOCAL.test(local) && labels.length > 0 && labels.every((label) => LABEL.test(label));
  return more.length === 0 && isShaped && TOP_LEVEL[topLevelDomain].test(topLevel) ? null : 'invalid';
}
