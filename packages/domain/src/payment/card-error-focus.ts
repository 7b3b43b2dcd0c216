/** Card errors reported by the form or the server. CARD-57 to CARD-59 */
export type CardErrorKind = 'tns' | 'session' | 'rewards-restriction' | 'old-rewards-card' | 'number' | 'date' | 'cvv';

/** The fields of the card form, in the order in which they claim the focus. CARD-60 */
export type CardField = 'number' | 'expiration' | 'securityCode';

const fieldOf = (error: CardErrorKind): CardField =>
  error === 'date' ? 'expiration' : error === 'cvv' ? 'securityCode' : 'number';

/**
 * Returns the field to focus; `null` without an error. Card number before expiry before security code. CARD-57
 * to CARD-60
 */
export function cardErrorFocus(errors: readonly CardErrorKind[]): CardField | null {
  const fields = new Set(errors.map(fieldOf));
  return (['number', 'expiration', 'securityCode'] as const).find((field) => fields.has(field)) ?? null;
}
