import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { GiftCardRequest } from '../cart/gift-card-request.ts';
import { readEmail, validateEmail } from '../delivery/email.ts';
import { graphemes } from '../personalization/validate-texts.ts';
import type { Cents, Sku } from '../site/brand.ts';

/** A kind of gift card that a site sells; amounts in cents. */
export interface GiftCardOption {
  sku: Sku;
  name: string;
  note: string;
  url: string;
  /** Sent by email. */
  isElectronic: boolean;
  amounts: readonly Cents[];
}

/** The page of gift cards. */
export interface GiftCardPage {
  title: string;
  text: string;
  picture: ResponsiveImage;
  /** The mailed one first. */
  options: readonly GiftCardOption[];
}

/** Maximum lengths of the texts of a gift card, in characters. */
export const giftCardLimits = { senderName: 40, message: 250 } as const;

export type GiftCardError = 'missing' | 'invalid' | 'too-long';
export type GiftCardErrors = Partial<Record<keyof GiftCardRequest, GiftCardError>>;

/** Returns the text with one space in place of each run of spaces and line breaks. */
const toLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** Returns the request as it is stored: trimmed, and without what a mailed card does not have. */
export function normalizeGiftCard(request: GiftCardRequest, isElectronic: boolean): GiftCardRequest {
  const { amount, recipientEmail, senderName, message } = request;
  return isElectronic
    ? { amount, recipientEmail: readEmail(recipientEmail), senderName: toLine(senderName), message: message.trim() }
    : { amount, recipientEmail: '', senderName: '', message: '' };
}

/** Validates a gift card; empty if it can be ordered. */
export function validateGiftCard(
  request: GiftCardRequest,
  { isElectronic, amounts }: Pick<GiftCardOption, 'isElectronic' | 'amounts'>,
): GiftCardErrors {
  const { amount, recipientEmail, senderName, message } = normalizeGiftCard(request, isElectronic);
  const errors: GiftCardErrors = {};
  if (!amounts.includes(amount)) errors.amount = 'missing';
  if (!isElectronic) return errors;
  const emailError = validateEmail(recipientEmail, 'any');
  if (emailError) errors.recipientEmail = emailError;
  if (senderName === '') errors.senderName = 'missing';
  else if (graphemes(senderName) > giftCardLimits.senderName) errors.senderName = 'too-long';
  if (graphemes(message) > giftCardLimits.message) errors.message = 'too-long';
  return errors;
}
