import { callbackName } from '@settee/domain';

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** A script that hands an answer to a callback. The comment in front keeps the first bytes from being the caller's. XSELL-09 */
export function toJsonp(callback: string, reply: unknown): string {
  const json = JSON.stringify(reply).replace(/[<\u2028\u2029]/g, (letter) => escapes[letter] ?? '');
  return `/**/${callbackName(callback)}(${json})`;
}
