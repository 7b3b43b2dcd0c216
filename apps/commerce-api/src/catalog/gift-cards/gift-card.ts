import {
  emailKey,
  err,
  normalizeGiftCard,
  ok,
  validateGiftCard,
  type GiftCardRequest,
  type Result,
  type SiteCulture,
} from '@settee/domain';
import { createHash } from 'node:crypto';
import type { Product } from '../products/product-with-offers.ts';

/** Category of gift cards; it has no listing. */
export const giftCardCategory = 'gift-cards';

/** Whether the product is a gift card that is sent by email. */
export const isElectronicCard = (product: Pick<Product, 'content'> | null) =>
  product?.content.giftCard?.isElectronic ?? false;

/**
 * Returns the gift card of an add as it is stored, `null` for any other product, or an error for one that is not
 * offered or not completely described.
 */
export function parseGiftCard(
  requested: GiftCardRequest | undefined,
  product: Product,
  siteCulture: SiteCulture,
): Result<GiftCardRequest | null, 'not-offered' | 'incomplete'> {
  const offered = product.content.giftCard;
  if (!offered) return requested ? err('not-offered') : ok(null);
  if (!requested) return err('incomplete');
  const { isElectronic } = offered;
  const errors = validateGiftCard(requested, { isElectronic, amounts: offered.amounts[siteCulture] });
  return Object.keys(errors).length > 0 ? err('incomplete') : ok(normalizeGiftCard(requested, isElectronic));
}

/** Key shared by equal gift cards; empty for any other product. */
export function giftCardLineKey(giftCard: GiftCardRequest | null): string {
  if (!giftCard) return '';
  const { amount, recipientEmail, senderName, message } = giftCard;
  const text = JSON.stringify([amount, emailKey(recipientEmail), senderName, message]);
  return `gift card ${createHash('sha256').update(text).digest('base64url')}`;
}

/** Returns the recipient, sender and message of a gift card, as its line shows them. */
export function giftCardWords(giftCard: GiftCardRequest | null): { label: string; text: string }[] {
  if (!giftCard || giftCard.recipientEmail === '') return [];
  const { recipientEmail, senderName, message } = giftCard;
  return [
    { label: 'To', text: recipientEmail },
    { label: 'From', text: senderName },
    ...(message === '' ? [] : [{ label: 'Message', text: message }]),
  ];
}
