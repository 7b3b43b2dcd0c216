import { randomBytes, randomInt } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Alphabet without vowels and ambiguous characters, so that numbers can be read out and spell no words. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';

/** Makes what must not repeat. */
export interface Ids {
  /** A row's id; ordered by time. */
  row(): string;
  /** A readable order number such as 'K7QF-3MTX-92', with 47 random bits. */
  orderNumber(): string;
  /** A favorites list's number: 47 bits of chance, above 0, exact in JavaScript and JSON. FAV-19 */
  recapId(): number;
  /** Returns 256 random bits as 43 characters. */
  secret(): string;
}

export const randomIds: Ids = {
  row: uuidv7,
  orderNumber: () =>
    Array.from(
      { length: 10 },
      (_, index) => (index === 4 || index === 8 ? '-' : '') + LETTERS[randomInt(LETTERS.length)],
    ).join(''),
  recapId: () => randomInt(1, 2 ** 47),
  secret: () => randomBytes(32).toString('base64url'),
};
