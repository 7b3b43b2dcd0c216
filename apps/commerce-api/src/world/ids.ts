import { randomBytes, randomInt } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** No vowels and no look-alikes, so that a number can be read out and never spells a word. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';

/** Makes what must not repeat. */
export interface Ids {
  /** A row's id; ordered by time. */
  row(): string;
  /** An order's number for people, like 'K7QF-3MTX-92'; 47 bits of chance. */
  orderNumber(): string;
  /** 256 bits of chance as 43 letters. */
  secret(): string;
}

export const randomIds: Ids = {
  row: uuidv7,
  orderNumber: () =>
    Array.from({ length: 10 }, (_, at) => (at === 4 || at === 8 ? '-' : '') + LETTERS[randomInt(LETTERS.length)]).join(
      '',
    ),
  secret: () => randomBytes(32).toString('base64url'),
};
