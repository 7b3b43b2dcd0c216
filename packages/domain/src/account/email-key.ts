import { readEmail } from '../delivery/email.ts';

/** Returns the normalized key of an email address: as `readEmail` reads it, in lower case. */
export function emailKey(typed: string): string {
  return readEmail(typed).toLowerCase();
}
