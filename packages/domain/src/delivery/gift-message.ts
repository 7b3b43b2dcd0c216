import { hasCardNumber } from '../payment/card-number-in-text.ts';

/** Longest gift message in characters; an emoji of one code point counts as one. SHIP-31 */
export const giftMessageMaxLength = 400;

export type GiftMessageError = 'too-long' | 'card-number';

/** Characters left for a gift message; negative when it is too long. */
export function getGiftMessageLeft(message: string): number {
  return giftMessageMaxLength - [...message].length;
}

/** Validates a gift message, which is printed. SHIP-31 */
export function validateGiftMessage(message: string): GiftMessageError | null {
  if (hasCardNumber(message)) return 'card-number';
  return getGiftMessageLeft(message) < 0 ? 'too-long' : null;
}
