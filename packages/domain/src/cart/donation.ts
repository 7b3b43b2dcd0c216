import type { Cents, Sku } from '../site/brand.ts';

/** A cause one can give to with an order; amounts in cents, `amount` 0 while nothing is given. CART-19 */
export interface CartDonation {
  /** Taken out by this id, as a line is. CART-13 */
  id: string;
  sku: Sku;
  name: string;
  text: string;
  /** Offered to choose from. */
  amounts: readonly Cents[];
  amount: Cents;
}

/** Limits of a donation, in cents. */
export const donationLimits = { min: 100, max: 1_000_000 } as const;

export type DonationError = 'malformed' | 'too-little' | 'too-much';

/** Validates an amount before the request; `null` if valid. CART-19 */
export function validateDonation(amount: Cents | null): DonationError | null {
  if (amount === null || !Number.isSafeInteger(amount)) return 'malformed';
  if (amount < donationLimits.min) return 'too-little';
  return amount > donationLimits.max ? 'too-much' : null;
}
