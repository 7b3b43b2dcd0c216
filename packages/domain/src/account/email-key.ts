/** Returns the normalized key of an email address: without spaces around it, in lower case, composed (NFC). */
export function emailKey(typed: string): string {
  return typed.trim().normalize().toLowerCase();
}
