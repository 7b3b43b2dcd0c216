import { hasCardNumber } from '../payment/card-number-in-text.ts';

/** Options of the gift receipt, which has no prices; empty for no receipt. SHIP-28 */
export const giftReceiptOptions = ['', 'giftReceipt'] as const;
export type GiftReceiptOption = (typeof giftReceiptOptions)[number];

/** Bags at a store pickup; the empty one is the store's own bag. SHIP-29 */
export const baggingOptions = ['', 'giftBag', 'noBag'] as const;
export type BaggingOption = (typeof baggingOptions)[number];

/** Channels for the updates of a delivery: email, or text message to the phone number. CHK-21 */
export const notificationOptions = ['email', 'sms'] as const;
export type NotificationOption = (typeof notificationOptions)[number];

/** Longest name of the person who picks up, in characters. */
export const pickupContactMaxLength = 60;
/** Longest driving directions, in characters. SHIP-09 */
export const drivingDirectionsMaxLength = 250;

const FULL_NAME = /^[\p{L}\p{M} /'’.()-]{2,}$/u;

/** Validates the name of the person who picks up; empty is the shopper. SHIP-11 */
export function validatePickupContact(typed: string): 'invalid' | 'too-long' | null {
  const name = typed.trim();
  if (name === '') return null;
  if (name.length > pickupContactMaxLength) return 'too-long';
  return FULL_NAME.test(name) ? null : 'invalid';
}

/** Validates driving directions. SHIP-09 */
export function validateDrivingDirections(typed: string): 'card-number' | 'too-long' | null {
  if (hasCardNumber(typed)) return 'card-number';
  return typed.trim().length > drivingDirectionsMaxLength ? 'too-long' : null;
}
