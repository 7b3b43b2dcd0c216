import { commonPasswords } from './common-passwords.ts';

/** How many characters a password has. Longer ones are refused before they cost anything. */
export const passwordLimits = { min: 8, max: 128 } as const;

export type PasswordError = 'missing' | 'too-short' | 'too-long' | 'like-email' | 'too-common';

/** What counts as the same password: case and spelling of accents stay, compatible forms of a letter are one. */
export function normalPassword(typed: string): string {
  return typed.normalize('NFKC');
}

function isLikeEmail(password: string, emailAddress: string): boolean {
  const email = emailAddress.trim().toLowerCase();
  return email !== '' && [email, email.split('@')[0]].includes(password.toLowerCase());
}

/** Judges a new password as NIST SP 800-63B advises: by its length and by what everybody tries first, not by its signs. */
export function validatePassword(typed: string, emailAddress: string): PasswordError | null {
  const password = normalPassword(typed);
  const length = [...password].length;
  if (length === 0) return 'missing';
  if (length < passwordLimits.min) return 'too-short';
  if (length > passwordLimits.max) return 'too-long';
  if (isLikeEmail(password, emailAddress)) return 'like-email';
  const isOneSign = new Set(password).size === 1;
  return isOneSign || commonPasswords.has(password.toLowerCase()) ? 'too-common' : null;
}
