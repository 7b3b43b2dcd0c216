import type { Cents } from '../site/brand.ts';

/** A gift card as a shopper orders it; `amount` in cents. A mailed one has only the amount. */
export interface GiftCardRequest {
  amount: Cents;
  recipientEmail: string;
  senderName: string;
  message: string;
}
