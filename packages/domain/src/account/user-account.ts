import type { CardType } from '../payment/payment-data.ts';
import type { Address } from '../delivery/address.ts';
import type { ResponsiveImage } from '../browse/responsive-image.ts';
import type { Cents, Currency } from '../site/brand.ts';

/** A shopper as the shop addresses them; all texts are empty for a guest. SIGN-04 */
export interface UserAccount {
  emailAddress: string;
  firstName: string;
  lastName: string;
  isLoggedIn: boolean;
}

/** What the identity widget says of its errors. SIGN-38 */
export interface WidgetMessages {
  lockout: string;
  usernameRequired: string;
  passwordRequired: string;
  signInErrorSummary: string;
}

/** What the sign-in panel needs before it shows; an empty identity domain means the embedded widget, an empty provider that it is off. SIGN-26 */
export interface LoginPopupConfig {
  isLoggedIn: boolean;
  identityDomain: string;
  /** Where the external widget's script and style sheet lie. SIGN-19 */
  identityWidgetUrl: string;
  /** Subresource integrity of the two files; empty when not demanded. */
  identityWidgetIntegrity: { script: string; style: string };
  googleIdp: string;
  appleIdp: string;
  antiForgeryToken: string;
  messages: WidgetMessages;
}

/** What a shopper agreed to hear about. */
export interface AccountPreferences {
  isNewsWanted: boolean;
  isOfferWanted: boolean;
}

/** An account as its own page shows it. */
export interface AccountProfile {
  account: UserAccount;
  /** Without one they came by way of a social provider and may set one. */
  hasPassword: boolean;
  identityProviders: readonly IdentityProviderName[];
  preferences: AccountPreferences;
  /** An address that waits for its confirmation; empty when there is none. */
  pendingEmailAddress: string;
  requestVerificationToken: string;
}

/** SIGN-02, SIGN-03 */
export type IdentityProviderName = 'google' | 'apple';

export interface SavedAddress {
  address: Address;
  isDefault: boolean;
}

/** A card that an account keeps: without its number. CARD-14 */
export interface SavedCard {
  id: string;
  type: CardType;
  lastFour: string;
  expMonth: number;
  expYear: number;
  isExpired: boolean;
  isDefault: boolean;
}

/** An order as the history lists it; money in cents, `placedAt` an ISO 8601 instant. */
export interface OrderHistoryEntry {
  orderNumber: string;
  placedAt: string;
  total: Cents;
  currency: Currency;
  /** How many pieces, not lines. */
  itemCount: number;
  pictures: readonly ResponsiveImage[];
}

/** A browser that is signed in; instants are ISO 8601. */
export interface SignedInBrowser {
  id: string;
  /** Such as 'Chrome on macOS'; empty when the browser did not say. */
  name: string;
  signedInAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}
