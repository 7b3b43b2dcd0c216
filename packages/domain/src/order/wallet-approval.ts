import type { Address } from '../delivery/address.ts';

/** Approval of PayPal. WALLET-01, WALLET-04 */
export interface PayPalApproval {
  nonce: string;
  deviceData: string;
  details: { email: string; billingAddress: Address | null; shippingAddress: Address | null };
}

/** Approval on the sheet of Apple Pay. WALLET-08 */
export interface ApplePayApproval {
  nonce: string;
  deviceData: string;
  billingContact: Address | null;
}

/** Approval on the sheet of Venmo. WALLET-05 */
export interface VenmoApproval {
  nonce: string;
  username: string;
  deviceData: string;
}
