/**
 * The text that was meant by an entry, as the rules of fields read it: without invisible marks (zero-width, bidi,
 * control), any space as a space, any dash as '-', full-width and Arabic digits and full-width signs as ASCII. Composed.
 */
export function plainText(entry: string): string {
  return entry
    .replace(/[\t-\r\u2028\u2029]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\uFE0E\uFE0F]/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .normalize();
}

/** The digits of an entry. */
export const digitsOf = (entry: string): string => plainText(entry).replace(/\D/g, '');

/** A code as it is sent: in upper case, without the spaces, quotes and periods that text around it leaves. */
export const readCode = (entry: string): string =>
  plainText(entry)
    .toUpperCase()
    .replace(/^[\s"“”'‘’«».,;:]+|[\s"“”'‘’«».,;:]+$/g, '');

/** Reads an entry that was pasted or filled, and leaves one that is typed alone. */
export const whenPasted =
  (read: (text: string) => string) =>
  (text: string, previous: string): string =>
    isPasted(text, previous) ? read(text) : text;

/** Whether more than one character was entered at once: by paste, a scanner, a password manager, autofill. */
export function isPasted(text: string, previous: string): boolean {
  const shorter = Math.min(text.length, previous.length);
  let start = 0;
  while (start < shorter && text[start] === previous[start]) start += 1;
  let end = 0;
  while (end < shorter - start && text.at(-1 - end) === previous.at(-1 - end)) end += 1;
  return text.length - start - end > 1;
}
