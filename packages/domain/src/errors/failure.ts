/** Classification of a failed request; `verbatim` shows the server message unchanged. */
export type ErrorClassification =
  | { kind: 'session-reset' }
  | { kind: 'network' }
  | { kind: 'generic' }
  | { kind: 'verbatim'; message: string };

/** Reads a failed call's message. `isBasketEmpty` is the mark of VALID-11. ERR-04 to ERR-07, ERR-20 */
export function classifyError(message: string, isBasketEmpty = false): ErrorClassification {
  if (message === 'IsReset') return { kind: 'session-reset' };
  if (isBasketEmpty && message !== '') return { kind: 'verbatim', message };
  return { kind: /Status: 50[34]/.test(message) ? 'network' : 'generic' };
}
