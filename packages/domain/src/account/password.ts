import { commonPasswords } from './common-passwords.ts';
import { passwordLimits } from './password-limits.ts';

export type PasswordError = 'missing' | 'too-short' | 'too-long' | 'like-email' | 'too-common';

/** Normalizes a password to NFKC for comparison; case and accents are significant. */
export function normalPassword(typed: string): string {
  return typed.normalize('NFKC');
}

function isLikeEmail(password: string, emailAddress: string): boolean {
  const email = emailAddress.trim().toLowerCase();
  return email !== '' && [email, email.split('@')[0]].includes(password.toLowerCase());
}

/**
 * Validates a new password as NIST SP 800-63B recommends: by length and a list of common passwords, not by
 * character classes.
 */
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
