import type { FieldError } from './field-error.ts';

/** Longest email address, in characters. SIGN-37, PWD-11, SWATCH-63 */
export const emailMaxLength = 66;

/** How long the top-level domain may be. `short` is 2 to 4 letters as checkout has it, `any` lifts the upper bound. SHIP-12 */
export type TopLevelDomain = 'short' | 'any';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL: Record<TopLevelDomain, RegExp> = { short: /^[a-z]{2,4}$/i, any: /^[a-z]{2,}$/i };

/** Judges an email address: a local part, @, a domain and a top-level domain, whose length each form decides. SHIP-12, PWD-08, SWATCH-62 */
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
