import { readEmail } from '../delivery/email.ts';

/** Returns the normalized key of an email address; it is case-insensitive. */
export function emailKey(typed: string): string {
  return readEmail(typed).toLowerCase();
}
