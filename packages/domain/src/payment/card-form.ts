import { ok, err, type Result } from '../result.ts';
import { validateCardExpiry, parseCardExpiry, type CardExpiryError } from './card-expiry.ts';
import { cardDigits, getCardType, validateCardNumber, type CardNumberError } from './card-number.ts';
import type { CardRules } from './card-rules.ts';
import { houseCardType } from './card-type.ts';
import type { YearMonth } from './read-expiration.ts';
import type { CardType } from './payment-data.ts';
import { validateSecurityCode, type SecurityCodeError } from './security-code.ts';

/** The fields of the card form, in their order. CARD-60 */
export const cardFields = ['number', 'expiration', 'securityCode'] as const;
export type CardField = (typeof cardFields)[number];

/** Returns the fields that a card type shows; the others are not validated. CARD-42, CARD-43 */
export function shownCardFields(type: CardType | null): readonly CardField[] {
  return type === houseCardType ? ['number'] : cardFields;
}

/** Values of the hidden fields of a store card. CARD-43 */
const storeCardDefaults = { cvv: '', expMonth: 0, expYear: 0 } as const;

/** Raw values of the card fields. */
export interface CardEntry {
  number: string;
  expiration: string;
  securityCode: string;
  saveToAccount: boolean;
}

/** A card before encryption; `number` is digits only. CARD-12 */
export interface CardPayload {
  type: CardType;
  number: string;
  expMonth: number;
  expYear: number;
  cvv: string;
  saveToAccount: boolean;
}

/** One code per field that is wrong; empty when the card may be sent. */
export type CardFieldErrors = {
  number?: CardNumberError;
  expiration?: CardExpiryError;
  securityCode?: SecurityCodeError;
};

/** Validates every field shown for the card type. CARD-38 to CARD-55 */
export function validateCard(entry: CardEntry, rules: CardRules, now: YearMonth): CardFieldErrors {
  const type = getCardType(entry.number, rules);
  const number = validateCardNumber(entry.number, rules);
  const shown = shownCardFields(type);
  const expiration = shown.includes('expiration') ? validateCardExpiry(entry.expiration, now) : null;
  const securityCode = shown.includes('securityCode') ? validateSecurityCode(entry.securityCode, type) : null;
  return {
    ...(number && { number }),
    ...(expiration && { expiration }),
    ...(securityCode && { securityCode }),
  };
}

/** Returns the first field with an error, for the focus; `null` without one. CARD-57 to CARD-60 */
export function firstWrongCardField(problems: CardFieldErrors): CardField | null {
  return cardFields.find((field) => problems[field]) ?? null;
}

/** Returns the card to encrypt and send, or what is wrong with it. CARD-12, CARD-22, CARD-43, CARD-48 */
export function parseCard(entry: CardEntry, rules: CardRules, now: YearMonth): Result<CardPayload, CardFieldErrors> {
  const problems = validateCard(entry, rules, now);
  const type = getCardType(entry.number, rules);
  if (type === null || Object.keys(problems).length > 0) return err(problems);
  const card = { type, number: cardDigits(entry.number, rules), saveToAccount: entry.saveToAccount };
  if (type === houseCardType) return ok({ ...card, ...storeCardDefaults });
  const { month, year } = parseCardExpiry(entry.expiration);
  return ok({ ...card, expMonth: month, expYear: year, cvv: entry.securityCode.trim() });
}
