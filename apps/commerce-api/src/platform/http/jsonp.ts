import { callbackName } from '@settee/domain';

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * Wraps a response in a JSONP callback. The leading comment prevents the caller from controlling the first
 * bytes. XSELL-09
 */
export function toJsonp(callback: string, reply: unknown): string {
  const json = JSON.stringify(reply).replace(/[<\u2028\u2029]/g, (letter) => escapes[letter] ?? '');
  return `/**/${callbackName(callback)}(${json})`;
}
